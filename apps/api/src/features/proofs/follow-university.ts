import type { Database } from '../../db/connection.ts';

/** Lets a mentor's proofs, the mailboxes that they take, and proposals of mail domains follow their educations from one university to the one that it is. */
export async function moveProofs(
  trx: Database,
  auth_user_id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('education_proof')
    .set({ university_id: to })
    .where('auth_user_id', '=', auth_user_id)
    .where('university_id', '=', from)
    .execute();
  await trx
    .updateTable('proof_address')
    .set({ university_id: to })
    .where('auth_user_id', '=', auth_user_id)
    .where('university_id', '=', from)
    .where('address_hash', 'not in', (taken) =>
      taken.selectFrom('proof_address').select('address_hash').where('university_id', '=', to),
    )
    .execute();
  // A domain that they proposed for both is proposed once.
  await trx
    .deleteFrom('mail_domain_proposal as proposal')
    .where('auth_user_id', '=', auth_user_id)
    .where('university_id', '=', from)
    .where('domain', 'in', (same) =>
      same
        .selectFrom('mail_domain_proposal')
        .select('domain')
        .where('auth_user_id', '=', auth_user_id)
        .where('university_id', '=', to),
    )
    .execute();
  await trx
    .updateTable('mail_domain_proposal')
    .set({ university_id: to })
    .where('auth_user_id', '=', auth_user_id)
    .where('university_id', '=', from)
    .execute();
}
