export { compileSchedule } from './compile-schedule.ts';
export type {
  CompiledSchedule,
  CompileResult,
  ScheduleError,
  ScheduleRule,
  ScheduleSource,
} from './compile-schedule.ts';
export type { DateRefusal } from './date-gate.ts';
export { explainSlots } from './explain-slots.ts';
export type { ExplainedTime, Refusal } from './explain-slots.ts';
export { findSlots, isOffered, nextSlot } from './find-slots.ts';
export type { BusyInterval, SlotPolicy, SlotQuestion } from './question.ts';
export { listSlots, writeInstant, writeSlots, writeStarts } from './write-slots.ts';
export type { Slot } from './write-slots.ts';
export { dateOf, dayNumber, weekdayOf } from './time.ts';
export { localDay, localMidnight, makeZoneTable, offsetAt, wallToInstant, zoneTable } from './zone-table.ts';
export type { ZoneTable } from './zone-table.ts';
export type { Transition, ZoneSource } from './zone-source.ts';
