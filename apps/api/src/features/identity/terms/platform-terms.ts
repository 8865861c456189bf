/** The terms between the users of Abroad Mentors and the platform. */
export const PLATFORM_TERMS = {
  version: '2026-11-28',
  html: `
<p>Abroad Mentors brings together people who want to study in another country and people who have done it. These Terms of
Service apply to everyone who uses it. Mentors accept the Mentor Terms of Service as well.</p>

<h2>1. What Abroad Mentors is</h2>
<p>You can search for mentors, read their profiles and book sessions with them. A session is an agreement between you
and the mentor. We provide the place where you find each other, the calendar, the reminders and, if a session costs
something, the payment. Mentors speak from experience. What they say is not legal, financial, medical or immigration
advice, and no one here can promise a place, a grant or a visa. Check what matters with the university or the authority.</p>

<h2>2. Your account</h2>
<ul>
<li>You are 16 or older. If you are under 18, a parent or guardian has agreed that you use Abroad Mentors and pays for your sessions.</li>
<li>You use your own name and your own email address, and you keep your password to yourself.</li>
<li>One person has one account, and can be a student, a mentor or both.</li>
<li>If someone else uses your account, tell us right away.</li>
</ul>

<h2>3. Booking</h2>
<p>A booking is made when you see it confirmed, not before. Some mentors review each request themselves. A request that
is not answered in time expires and costs nothing. Times are shown in the time zone you choose, and stay correct when
clocks change. Be on time: a mentor does not have to wait longer than ten minutes.</p>

<h2>4. Changing and cancelling</h2>
<p>Each service shows until when you can cancel free of charge and how much is refunded after that. The cancellation
policy you saw when you booked is the one that counts, even if the mentor changes it later. If the mentor cancels or does
not turn up, you get a full refund. These terms do not limit the rights that consumer law gives you.</p>
<p>Each mentor says whether they are a business or a private person. If the mentor is a private person, the consumer law of
the European Union does not apply between the two of you. If the mentor is a business and you live in the European Union,
Iceland, Liechtenstein or Norway, you can withdraw from a paid session within 14 days of its confirmation, until it starts,
without a reason and with a full refund. If the session starts within those 14 days, we ask you before you book to agree to
that. Once it has been held, you can no longer withdraw. Use “Withdraw from contract” at the foot of every page or on the booking.
We confirm your withdrawal by email.</p>

<h2>5. Paying</h2>
<p>You see the full price and its currency before you pay. A payment provider processes payments, and we never see or
keep your card number. Refunds go to the card or account you paid with and can take some days to arrive. Do not pay a
mentor outside the platform: we cannot help you with such payments.</p>
<p>A session that you book more than 90 days ahead is paid later. We write to you 90 days before it starts, and you have a
week to pay. If you do not, the booking ends and costs nothing.</p>

<h2>6. How we treat one another</h2>
<ul>
<li>Be civil. No harassment, hatred, threats or unwanted contact.</li>
<li>No false names, studies, documents or reviews, and no one writes another person's application.</li>
<li>No advertising, no collecting of other people's data, no programs that read the site at a pace that harms it.</li>
<li>Nothing that breaks the law where you or the other person are.</li>
</ul>
<p>You can report a profile, a service, a review, a message or a session. We look at every report, and we may hide content,
suspend an account or close it. We tell the person whom a decision is about why we made it, and for six months they can ask
us to look at it again. A suspended account can still read and export its data.</p>

<h2>7. Your content and your data</h2>
<p>What you write and upload stays yours. You allow us to show it where the product shows it, to the people your settings
name, and for as long as you leave it there. Messages stay with the person you wrote to. If you delete your account, your
name goes from them, and the words of your reviews go as well. The Privacy Policy says how we use personal data. You can
download your data, and you can have your account deleted. Payment records that the law requires us to keep are kept without
your profile.</p>

<h2>8. Our liability</h2>
<p>We run Abroad Mentors with care, but it can fail, and we do not promise that it is always available. We are liable
without limit for intent, gross negligence, injury and wherever the law says so. For other damage we are liable only if we
broke a duty that the agreement depends on, and then only for what could be foreseen. We are not liable for what mentors
and students say or do, nor for the decisions of universities and authorities.</p>

<h2>9. Changes and the end</h2>
<p>You can leave at any time. If these terms change, we ask you to accept the new version. Until you do, the one that you
accepted counts. Existing bookings keep the version under which they were made. If one sentence here is not valid, the others
still are. As a consumer, you are protected by the law of the place where you live, whatever these terms say.</p>
`.trim(),
};
