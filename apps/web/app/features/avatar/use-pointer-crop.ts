import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import { centredOn, moved, zoomed, type Crop, type Point, type Size } from './crop.ts';

/** Pixels that a finger may slip in a tap. */
const SLIP_PX = 5;
/** Pixels of the wheel that double what is seen. */
const WHEEL_PX = 400;

type Change = (next: (before: Crop) => Crop) => void;

/** One pointer drags the picture, or by a tap brings a spot to the middle; two pinch it; the wheel zooms. */
export function usePointerCrop(area: RefObject<HTMLElement | null>, picture: Size, change: Change) {
  const down = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    change((before) => zoomed(picture, before, before.zoom * 2 ** (-event.deltaY / WHEEL_PX)));
  });
  useEffect(() => {
    const element = area.current;
    // React listens in a way that cannot keep the page from scrolling.
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
