export default {
  'questions.title': '{name}’s questions',
  'questions.optional': '{label} (optional)',
  'questions.choose': 'Choose an answer',
  'questions.link_hint': 'A link {name} can open, such as https://example.com/cv.pdf',
  'questions.section': 'Questions for students',
  'questions.section_hint':
    'Students answer these when they book this service. You’ll see their answers with the booking.',
  'questions.add': 'Add question',
  'questions.full': '{count, plural, one {You can add # question} other {You can add up to # questions}}',
  'questions.number': 'Question {number}',
  'questions.label': 'Question',
  // How students answer: text, a choice, a link.
  'questions.kind': 'Answer type',
  'questions.kind_text': 'Text',
  'questions.kind_choice': 'One choice from a list',
  'questions.kind_link': 'Link to a file or page',
  'questions.choices': 'Choices, one per line',
  'questions.choices_hint': '{max, plural, one {{min} to # choice.} other {{min} to # choices.}}',
  'questions.help': 'Help text (optional)',
  'questions.is_required': 'Required',
  'questions.up': 'Move question {number} up',
  'questions.down': 'Move question {number} down',
  'questions.remove': 'Delete question {number}',
  'questions.moved': 'Now question {number} of {count}',
  // Beside the name of a service.
  'questions.mark': '{count, plural, one {# question} other {# questions}}',
};
