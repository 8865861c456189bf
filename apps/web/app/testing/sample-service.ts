import type { AvailabilitySettings, BookingPolicyRow, EventTypeSettings } from '@abroad/contract/availability-settings';
import type { Availability, EventType } from '@abroad/contract/calendar';
import { NOW, SAMPLE_ID } from './sample-answers.ts';
import { sampleBooking } from './sample-booking.ts';

const { policy } = sampleBooking();
const minute_ms = 60_000;

/** Linh's free intro call, as students see it. */
export function sampleService(changes: Partial<EventType> = {}): EventType {
  return {
    id: SAMPLE_ID,
    auth_user_id: SAMPLE_ID,
    slug: 'intro-call',
    title: 'Intro call',
    description: null,
    duration_min: 30,
    price: null,
    currency: 'EUR',
    default_platform: 'google_meet',
    has_place: true,
    target_calendar_id: null,
    is_active: true,
    free_cancel_min: policy.free_cancel_min,
    late_refund_pct: policy.late_refund_pct,
    requires_approval: false,
    questions: [],
    created_at: NOW,
    updated_at: NOW,
    ...changes,
  };
}

/** The same as its mentor sets it. */
export function sampleServiceSettings(changes: Partial<EventTypeSettings> = {}): EventTypeSettings {
  return {
    ...sampleService(),
    instruction: null,
    meeting_location: null,
    schedule_id: null,
    booked_count: 0,
    booking_policy: null,
    position: 0,
    ...changes,
  };
}

/** Linh's free times: those that start at these instants, in UTC. */
export function sampleTimes(starts: readonly string[], service: EventType | null = sampleService()): Availability {
  const minutes = service?.duration_min ?? 30;
  return {
    available_slots: starts.map((start) => ({
      start,
      end: new Date(Date.parse(start) + minutes * minute_ms).toISOString(),
    })),
    user: { name: 'Linh Trần', user_id: '0199c0de-0000-7000-8000-0000000000aa', email: null },
    event_type: service,
    time_zone: 'Europe/Amsterdam',
    start: NOW,
    end: '2026-12-28T00:00:00Z',
    window_end: '2027-01-19T09:18:00Z',
    next_available_at: null,
    stale: false,
    withheld: false,
    unchecked: false,
  };
}

const policyRow: BookingPolicyRow = { ...policy, id: SAMPLE_ID, event_type_id: null, updated_at: NOW };

/** A mentor's settings: Mondays to Fridays from 9 to 17 in Amsterdam, and the intro call. */
export function sampleSettings(changes: Partial<AvailabilitySettings> = {}): AvailabilitySettings {
  const rules = [1, 2, 3, 4, 5].map((weekday) => ({
    id: `0199c0de-0000-7000-8000-00000000000${weekday}`,
    schedule_id: SAMPLE_ID,
    weekday,
    date: null,
    start_time: '09:00',
    end_time: '17:00',
  }));
  return {
    schedules: [
      {
        id: SAMPLE_ID,
        name: 'Usual hours',
        time_zone: 'Europe/Amsterdam',
        is_default: true,
        rules,
        created_at: NOW,
        updated_at: NOW,
      },
    ],
    booking_policy: policyRow,
    event_types: [sampleServiceSettings()],
    connections: [],
    ...changes,
  };
}
