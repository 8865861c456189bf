import { Initials } from '../../ui/stamp.tsx';

/** A small round portrait beside a name. */
export function Portrait({ name, src }: { name: string; src: string | null }) {
  return (
    <span className="face" aria-hidden="true">
      {src === null ? <Initials name={name} /> : <img src={src} alt="" width="44" height="44" loading="lazy" />}
    </span>
  );
}
