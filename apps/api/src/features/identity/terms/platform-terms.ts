/** What everybody who uses Abroad Mentors and the platform owe each other. */
export const PLATFORM_TERMS = {
  version: '2026-11-01',
  html: `
<p>Abroad Mentors brings together people who want to study in another country and people who did. These Terms of Service
hold for everybody who uses it. Mentors accept the Mentor Terms of Service as well.</p>

<h2>1. What Abroad Mentors is</h2>
<p>You can search for mentors, read their profiles and book sessions with them. A session is an agreement between you
and the mentor; we provide the place where you find each other, the calendar, the reminders and, where a session costs
something, the payment. Mentors speak from experience. What they say is not legal, financial, medical or immigration
advice, and nobody here can promise a place, a grant or a visa. Check what matters with the university or the authority.</p>

<h2>2. Your account</h2>
<ul>
<li>You are 16 or older. If you are under 18, a parent or guardian has agreed that you use Abroad Mentors and pays for your sessions.</li>
<li>You use your own name and an e-mail address that is yours, and keep your password to yourself.</li>
<li>One person has one account, and may be a prospect, a mentor or both in it.</li>
<li>Tell us at once if somebody else uses your account.</li>
</ul>

<h2>3. Booking</h2>
<p>A booking is made when you see it confirmed, not before. Some mentors confirm each request themselves; a request that
is not answered in time ends by itself and costs nothing. Times are shown in the zone that you choose and kept to the
instant, also when clocks change. Be on time: a mentor need not wait longer than ten minutes.</p>

<h2>4. Changing and cancelling</h2>
<p>Each service shows until when you can cancel free of charge and what you get back after that. The rule that you saw
when you booked is the one that counts, even if the mentor changes it later. If the mentor cancels or does not turn up,
you get back everything you paid. Rights that consumer law gives you are untouched.</p>

<h2>5. Paying</h2>
<p>The price and its currency are shown before you pay, with everything included. Payments are taken by a payment
provider; we never see or keep your card number. Refunds go back the way the payment came and can take some days to
arrive. Don't pay a mentor outside the platform: we can't help you with such payments.</p>

<h2>6. How we treat one another</h2>
<ul>
<li>Be civil. No harassment, hatred, threats, or contact that is not wanted.</li>
<li>No false names, studies, documents or reviews, and nobody writes another person's application.</li>
<li>No advertising, no collecting of other people's data, no programs that read the site at a pace that harms it.</li>
<li>Nothing that breaks the law where you or the other person are.</li>
</ul>
<p>You can report a profile, a message or a session. We look at every report, and we may hide content or suspend an
account. Unless somebody's safety is at stake we say why, and you can ask a second person to look at it again. A
suspended account can still read and export its data.</p>

<h2>7. Your content and your data</h2>
<p>What you write and upload stays yours. You allow us to show it where the product shows it, to the people whom your
settings name, and for as long as you leave it there. How personal data is used is said in the Privacy Policy. You can
take your data with you, and you can have your account erased; what the law makes us keep of payments is kept without
your profile.</p>

<h2>8. What we answer for</h2>
<p>We run Abroad Mentors with care, yet it can fail, and we don't promise that it is always there. We answer without
limit for intent, gross negligence, injury and wherever the law says so. For other damage we answer only where we broke
a duty that the agreement depends on, and then for what could be foreseen. We don't answer for what mentors and
prospects say or do, nor for decisions of universities and authorities.</p>

<h2>9. Changes and the end</h2>
<p>You can leave at any time. If these terms change in a way that matters, we tell you at least 30 days before and ask
you to accept the new version; bookings made before keep the version under which they were made. If one sentence here
does not hold, the others do. The law of the place where you live protects you as a consumer, whatever these terms say.</p>
`.trim(),
};
