import { useT } from '../../../lib/i18n.tsx';
import { world } from './map-regions.ts';
import type { StudyMap } from './study-map.ts';

interface Properties {
  regions: StudyMap['regions'];
  shown: StudyMap['region'];
  onShow: (region: StudyMap['region']) => void;
}

/** Brings a part of the world near, where countries are small. Where all are in one part there is nothing to choose. */
export function RegionButtons({ regions, shown, onShow }: Properties) {
  const t = useT();
  if (regions.length < 2) {
    return null;
  }
  return (
    <fieldset className="study-map-regions" aria-label={t('search.map_part')}>
      {[{ code: world, name: t('search.map_world') }, ...regions].map(({ code, name }) => (
        <button key={code} type="button" aria-pressed={code === shown} onClick={() => onShow(code)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
