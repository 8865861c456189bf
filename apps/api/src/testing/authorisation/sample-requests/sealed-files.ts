import type { AsksOf } from '../ask.ts';

const BOUNDARY = 'part-of-a-form';

/** A form with a file, as it is sent (RFC 7578). */
export const formWith = (file: string, type: string) =>
  new Blob(
    [
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="degree.pdf"\r\n`,
      `content-type: ${type}\r\n\r\n${file}\r\n--${BOUNDARY}--\r\n`,
    ],
    { type: `multipart/form-data; boundary=${BOUNDARY}` },
  );
export const aPdf = () => new File(['%PDF-1.7 a degree'], 'degree.pdf', { type: 'application/pdf' });

export const sealedFileAsks: AsksOf<'createSealedFile' | 'deleteSealedFile'> = {
  createSealedFile: async ({ api }) => {
    // Few may wait at once.
    await api.context.db.deleteFrom('sealed_file').where('subject_id', 'is', null).execute();
    return { file: formWith('%PDF-1.7 a degree', 'application/pdf') };
  },
  deleteSealedFile: async ({ people }) => {
    const { id } = await people.mentor.client.createSealedFile({ file: aPdf() });
    return { params: { id } };
  },
};
