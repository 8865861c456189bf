import type { Trader } from '@abroad/contract/traders';
import { useT } from '../../lib/i18n.tsx';
import './trading.css';

/** The details of a business that the law requires (Digital Services Act, article 30(7)). */
export function TraderDetails({ trader }: { trader: Trader }) {
  const t = useT();
  const { name, address, email, phone, register_number, vat_number, is_certified } = trader;
  return (
    <address className="trader-details">
      <span className="as-written">{name}</span>
      <span className="as-written">{address}</span>
      {email !== null && (
        <a className="link" href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
      )}
      {phone !== null && <bdi dir="ltr">{phone}</bdi>}
      {register_number !== null && <span className="as-written">{register_number}</span>}
      {vat_number !== null && (
        <span>
          {t('trading.vat')}: <bdi>{vat_number}</bdi>
        </span>
      )}
      {is_certified && <span>{t('trading.certified')}</span>}
    </address>
  );
}
