export { compileSchedule } from './compile-schedule.ts';
export type {
  CompiledSchedule,
  CompileResult,
  ScheduleError,
  ScheduleRule,
  ScheduleSource,
} from './compile-schedule.ts';
export { findSlots, isOffered, nextSlot } from './find-slots.ts';
export type { BusyInterval, SlotPolicy, SlotQuestion } from './question.ts';
export { listSlots, writeInstant, writeSlots } from './write-slots.ts';
export type { Slot } from './write-slots.ts';
export { localDay, localMidnight, offsetAt, wallToInstant, zoneTable } from './zone-table.ts';
export type { ZoneTable } from './zone-table.ts';
