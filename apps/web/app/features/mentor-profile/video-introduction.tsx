import { videoPlayer } from '@abroad/contract/video-links';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Initials } from '../../ui/stamp.tsx';
import type { ProfileView } from './profile-view.ts';
import './video-introduction.css';

/** A still tile. The player, and with it another site, comes with a press alone. */
export default function VideoIntroduction({ mentor, link }: { mentor: ProfileView; link: string }) {
  const t = useT();
  const [isPlaying, setPlaying] = useState(false);
  const { image, image_set, name, first_name } = mentor;
  const host = new URL(link).hostname.endsWith('vimeo.com') ? 'Vimeo' : 'YouTube';
  if (isPlaying) {
    return <Player link={link} host={host} name={first_name} />;
  }
  return (
    <button
      type="button"
      className="video video-tile unprinted"
      aria-label={t('profile.video_play', { name: first_name, host })}
      onClick={() => setPlaying(true)}
    >
      {image === null ? (
        <Initials name={name} />
      ) : (
        <img
          src={image}
          {...(image_set !== null && { srcSet: image_set, sizes: '16rem' })}
          alt=""
          width="256"
          height="256"
          decoding="async"
        />
      )}
      <span className="video-play">
        <Icon name="play" />
      </span>
      <span className="video-host tiny">{t('profile.video_from', { host })}</span>
    </button>
  );
}

function Player({ link, host, name }: { link: string; host: string; name: string }) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  // The tile that was pressed is gone.
  useEffect(() => frame.current?.focus(), []);
  return (
    <div className="video-open">
      <iframe
        ref={frame}
        className="video"
        src={videoPlayer(link) ?? undefined}
        title={t('profile.video_title', { name })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // The players need both, and are of another origin.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <a className="link small" href={link} target="_blank" rel="noopener noreferrer">
        {t('profile.video_elsewhere', { host })}
      </a>
    </div>
  );
}
