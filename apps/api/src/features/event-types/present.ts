import type { EventType } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import type { Service } from './service-row.ts';

/** A service as the contract has it; the price in major units. */
export function presentEventType(service: Service): EventType {
  const {
    policy,
    schedule: _,
    price_minor,
    instruction: __,
    meeting_location: ___,
    schedule_id: ____,
    position: _____,
    ...rest
  } = service;
  return {
    ...rest,
    price: fromMinor(price_minor, service.currency),
    free_cancel_min: policy.free_cancel_min,
    late_refund_pct: policy.late_refund_pct,
    requires_approval: policy.requires_approval,
  };
}
