import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
} from 'react';
import { useT } from '../../lib/i18n.tsx';
import { CENTRED, centredOn, moved, zoomed, type Crop, type Point, type Size } from './crop.ts';
import { drawSquare } from './draw-square.ts';
import { takeFocus } from './take-focus.ts';

/** Sharp on a dense screen too. */
const CANVAS_PX = 512;
const STEP = 0.04;
const LEAP = 0.2;
const ZOOM_STEP = 0.1;

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const zooms: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP, _: -ZOOM_STEP };

interface Properties {
  picture: ImageBitmap;
  crop: Crop;
  disabled: boolean;
  onChange: Dispatch<SetStateAction<Crop>>;
}

/** The picture in a stamp, as it will be seen: moved by dragging, tapping, pinching, the wheel and the keyboard. */
export function CropArea({ picture, crop, disabled, onChange }: Properties) {
  const t = useT();
  const hint = useId();
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const change = (next: (before: Crop) => Crop) => !disabled && onChange(next);
  const pointers = usePointerCrop(area, picture, change);
  // Before the dialog notices that the earlier step removed the focused element.
  useLayoutEffect(() => takeFocus(area.current), []);
  useEffect(() => {
    if (canvas.current !== null) {
      drawSquare(canvas.current, picture, crop);
    }
  }, [picture, crop]);

  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const zoom = zooms[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (direction === undefined && zoom === undefined)) {
      return;
    }
    event.preventDefault();
    const step = event.shiftKey ? LEAP : STEP;
    change((before) =>
      direction === undefined
        ? zoomed(picture, before, before.zoom + (zoom ?? 0))
        : moved(picture, before, { x: direction.x * step, y: direction.y * step }),
    );
  };
  return (
    <>
      <div className="stamp avatar-stamp">
        {/* No element of HTML moves in two directions. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={area}
          className="stamp-paper"
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={t('avatar.crop_area')}
          aria-describedby={hint}
          aria-disabled={disabled}
          onKeyDown={press}
          {...pointers}
        >
          <canvas ref={canvas} width={CANVAS_PX} height={CANVAS_PX} />
        </div>
      </div>
      <p className="small muted" id={hint}>
        {t('avatar.crop_hint')}
      </p>
      <output className="unseen">{crop !== CENTRED && t('avatar.crop_state', inPercent(crop))}</output>
    </>
  );
}

function inPercent({ x, y, zoom }: Crop) {
  const percent = (share: number) => Math.round(share * 100);
  return { x: percent(x), y: percent(y), zoom: percent(zoom) };
}

/** Pixels that a finger may slip in a tap. */
const SLIP_PX = 5;
/** Pixels of the wheel that double the zoom. */
const WHEEL_PX = 400;

type Change = (next: (before: Crop) => Crop) => void;

/** One pointer drags the picture, or moves a spot to the middle by a tap; two pinch it; the wheel zooms. */
function usePointerCrop(area: RefObject<HTMLElement | null>, picture: Size, change: Change) {
  const down = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    change((before) => zoomed(picture, before, before.zoom * 2 ** (-event.deltaY / WHEEL_PX)));
  });
  useEffect(() => {
    const element = area.current;
    // React's own listener cannot prevent the page from scrolling.
    const listener = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [area]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    down.current.set(event.pointerId, pointOf(event));
    travelled.current = down.current.size === 1 ? 0 : Infinity;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = down.current.get(event.pointerId);
    if (before === undefined) {
      return;
    }
    const now = pointOf(event);
    const other = down.current.entries().find(([id]) => id !== event.pointerId)?.[1];
    const { width } = event.currentTarget.getBoundingClientRect();
    down.current.set(event.pointerId, now);
    travelled.current += distance(before, now);
    if (other === undefined) {
      change((crop) => moved(picture, crop, { x: (now.x - before.x) / width, y: (now.y - before.y) / width }));
    } else {
      const ratio = distance(now, other) / Math.max(1, distance(before, other));
      change((crop) => zoomed(picture, crop, crop.zoom * ratio));
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (down.current.delete(event.pointerId) && travelled.current < SLIP_PX) {
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      const spot = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
      change((crop) => centredOn(picture, crop, spot));
    }
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    down.current.delete(event.pointerId);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
