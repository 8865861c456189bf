/** The staff, and the audit of what they did. See `../words.ts`. */
export const fields = {
  'StaffEvent.about': 'The user it is about; null if there is none, or if their account was erased.',
  'StaffEvent.actor': 'Who did it; null for the command line, or if their account was erased.',
  'CreateStaffMember.email': 'The verified email address of the accounts.',
  granted_at: 'When the role was granted.',
  granted_by: 'Who granted the role; null for the command line, or if their account was erased.',
  'StaffEvent.kind': 'What was done; `audit_read` is a look at this list.',
  'StaffEvent.reason': 'The reason; null if none was given.',
  'CreateStaffMember.reason': 'The reason, for the audit.',
  'PutStaffMember.reason': 'The reason, for the audit.',
  'DeleteStaffMember.reason': 'The reason, for the audit.',
  'StaffEvent.role': 'The role that was granted or revoked; null for a look.',
  'StaffMe.role': 'The role; an admin may do what all roles may.',
  'StaffMember.role': 'The role; an admin may do what all roles may.',
  'CreateStaffMember.role': 'The role; an admin may do what all roles may.',
  'PutStaffMember.role': 'The role; an admin may do what all roles may.',
};
