/** Types that every thread and test can name without loading the image library. */
export type SourceType = 'image/jpeg' | 'image/png' | 'image/webp';

export interface RenderedAvatar {
  /** WebP squares without metadata, by the length of their sides in pixels. */
  squares: { side: number; bytes: Buffer }[];
  /** 32 hex digits that are the same for the same picture. */
  content_hash: string;
  /** 64 bits that hardly differ for pictures that look the same. */
  look: string;
}

/** The limits and sizes of pictures; the lengths of sides in pixels, the longest first. */
export interface AvatarRules {
  sides: readonly [number, ...number[]];
  max_pixels: number;
}

/** Why a picture is refused: the fault is in the file. */
export type Refusal = 'type' | 'pixels' | 'shape' | 'unreadable';
export type RenderResult = { rendered: RenderedAvatar } | { refused: Refusal };

/** A thread's input; `declared` is the type of a portrait, and null for a document. */
export interface ImageTask {
  bytes: Uint8Array;
  declared: SourceType | null;
}

/** The picture of a document as WebP, or why it is refused. */
export type DocumentResult = { page: Buffer } | { refused: Exclude<Refusal, 'shape'> };

/** Makes safe pictures of what people send, beside the requests and never before them. */
export interface ImageProcessor {
  /**
   * Decodes the file, cuts the square out of its middle and encodes it anew in each size.
   * @throws AppError UNAVAILABLE when too many wait already, or when it took longer than 10 s.
   */
  renderAvatar(bytes: Buffer, declared: SourceType): Promise<RenderResult>;
  /**
   * Decodes the picture of a document, whose type is what its bytes say, and encodes it anew.
   * @throws AppError UNAVAILABLE as above.
   */
  renderDocument(bytes: Buffer): Promise<DocumentResult>;
  close(): Promise<void>;
}
