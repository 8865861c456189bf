import type { Trader } from '@abroad/contract/traders';
import './trading.css';

/** What the law wants students to see of a business. */
export function TraderDetails({ trader: { name, address, register_number } }: { trader: Trader }) {
  return (
    <address className="trader-details">
      <span className="as-written">{name}</span>
      <span className="as-written">{address}</span>
      {register_number !== null && <span className="as-written">{register_number}</span>}
    </address>
  );
}
