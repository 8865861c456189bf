import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDeliveryReport } from './delivery-report.ts';

/** A report in Postfix's format (RFC 3464, 3.2; folded as in RFC 5322). */
const POSTFIX = `Return-Path: <>
Content-Type: multipart/report; report-type=delivery-status;
	boundary="B9C1.1732240000/mx.test"
Subject: Undelivered Mail Returned to Sender

This is a MIME-encapsulated message.

--B9C1.1732240000/mx.test
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

<amara@people.test>: host mail.people.test said: 550 5.1.1 unknown

--B9C1.1732240000/mx.test
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.test
Arrival-Date: Fri, 22 Nov 2026 03:00:00 +0000 (UTC)

Final-Recipient: rfc822; amara@people.test
Original-Recipient: rfc822;amara@people.test
Action: Failed
Status: 5.1.1
Remote-MTA: dns; mail.people.test
Diagnostic-Code: smtp; 550 5.1.1 <amara@people.test>: Recipient address
    rejected: User unknown

--B9C1.1732240000/mx.test
Content-Description: Undelivered Message
Content-Type: message/rfc822

From: Abroad Mentors <hello@a.test>
Message-ID:
 <01900000-0000-7000-8000-000000000000@a.test>
Subject: Booked

Status: 5.7.1
--B9C1.1732240000/mx.test--
`;

test('a report names the email, its result, and the other server’s words', () => {
  for (const text of [POSTFIX, POSTFIX.replaceAll('\n', '\r\n')]) {
    expect(readDeliveryReport(text)).toEqual({
      message_id: '01900000-0000-7000-8000-000000000000@a.test',
      recipients: [
        {
          action: 'failed',
          status: '5.1.1',
          diagnostic: 'smtp; 550 5.1.1 <amara@people.test>: Recipient address rejected: User unknown',
        },
      ],
    });
  }
});

test('a message that is no report, or lacks parts, is ignored', () => {
  expect(readDeliveryReport('')).toBe(null);
  expect(readDeliveryReport('Content-Type: text/plain\n\nStatus: 5.1.1\nAction: failed')).toBe(null);
  expect(readDeliveryReport(POSTFIX.replace(/;\n\tboundary=.*/, ''))).toBe(null);
  const without = POSTFIX.replace('message/delivery-status', 'text/plain').replace('message/rfc822', 'text/plain');
  expect(readDeliveryReport(without)).toEqual({ message_id: null, recipients: [] });
});

test('any report is read to its end within bounds', () => {
  const pieces = fc.constantFrom(
    ...POSTFIX.split('\n'),
    '',
    '--B9C1.1732240000/mx.test',
    'Action: failed',
    'Status: 5.1.1',
    ': x',
    'Content-Type: multipart/report; boundary=',
    ';'.repeat(2000),
    ' '.repeat(2000),
    'é\u0000\ud800',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 200 }), fc.boolean(), (lines, begins) => {
      const report = readDeliveryReport(`${begins ? POSTFIX : ''}${lines.join('\n')}`);
      expect(report?.recipients.length ?? 0).toBeLessThanOrEqual(50);
    }),
  );
  const flood = `${POSTFIX.split('Reporting-MTA')[0]}\n${'Action: failed\nStatus: 5.1.1\n\n'.repeat(5000)}`;
  expect(readDeliveryReport(flood)?.recipients).toHaveLength(50);
});
