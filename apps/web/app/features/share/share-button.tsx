import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { laterDialog } from '../errors/later-part.tsx';

const ShareDialog = laterDialog(() => import('./share-dialog.tsx'));

interface Mentor {
  slug: string;
  name: string;
}

/** Shares the own profile. */
export function ShareProfile({ slug, name }: Mentor) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="line" size="small" icon="link" onClick={() => setOpen(true)}>
        {t('share.share')}
      </Button>
      {open && (
        <Suspense>
          <ShareDialog
            title={t('share.profile')}
            path={paths.mentorProfile(slug)}
            embedPath={paths.embed(slug)}
            name={name}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ServiceProperties extends Mentor {
  service: { slug: string; title: string };
  onClose: () => void;
}

/** The dialog that shares one of the own services. */
export function ShareService({ slug, name, service, onClose }: ServiceProperties) {
  const t = useT();
  const query = { event_type_slug: service.slug };
  return (
    <Suspense>
      <ShareDialog
        title={t('share.service', { title: service.title })}
        path={paths.availability(slug, query)}
        embedPath={paths.embed(slug, query)}
        name={name}
        onClose={onClose}
      />
    </Suspense>
  );
}
