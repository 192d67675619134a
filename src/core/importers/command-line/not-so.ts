import { isElsewhereIn } from '../prose/meant/elsewhere.ts'
import { sentenceBefore } from '../prose/lines.ts'
import { isReported } from '../prose/meant/said.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** “On the old cluster the kubelet has …” */
const ofAnother = new RegExp(
  acrossLines`
    \b(?:old|other|another|previous|former|linux)\s(?:[\w.]{1,12}\s){0,2}
      (?:clusters?|(?:node )?pools?|nodes?|workers?|hosts?|machines?|servers?|environment|setup)
      \b[^.;\n]*$
    |\blinux,?\s(?:the\s)?$
  `,
  'i',
)

/** “Do not start kubelet with …”, “you must …”, “we plan to …”: what is to be, or what nobody has. */
const refused = new RegExp(
  acrossLines`
    \b(?:
      not|never|cannot|no longer|without|instead of|should|must|would|could|might|whether
      |can(?! (?:see|tell|confirm|say))
      |(?:need|have|had|used|plan|planning|want|going|intend|like)s? to
      |if|until|formerly|previously|up to
    )\b[^.;:!?]*$
    |n['’]t\b[^.;:!?]*$
  `,
  'i',
)

/** “Old: …”, “before: …”, “do not run: …”, “for example: …”, as people label a command that is none of today. */
const label = new RegExp(
  acrossLines`
    (?:^|[\s(])(?:
      old|former(?:ly)?|previous(?:ly)?|before|linux|wrong|bad|planned|example|e\.g\.
      |(?:not|n['’]t|never)\s(?:\w{1,12}\s){0,3}\w{1,12}
    )(?:\s\([^()]{1,40}\))?\s{0,2}:\s*$
    |\b(?:earlier|previously|in the past|used to)\s[^.:;\n]{1,40}:\s*$
    |\b(?:e\.g\.?|for (?:example|instance)),?\s*$
  `,
  'i',
)

/** “Somebody on the list runs …” */
const ofStranger =
  /(?:^|[.:;?!]\s|["“(])\s*(?:somebody|someone|some (?:people|users)|others|another user)\s[^.:;?!\n]*$/i

/** What somebody tries has its commands too, and who follows a guide has done as it says. */
const done =
  /\b(?:tried|trying|tested) to\b|\b(?:follow\w{0,3}|per|as in|from) the (?:\w{2,12} )?documentation\b/gi

/** Whether the words that lead to flags tell them as none of this setup. */
export const isNotSo = (before: string): boolean =>
  ofAnother.test(before) ||
  refused.test(before) ||
  label.test(before) ||
  ofStranger.test(before) ||
  isReported(before, '') ||
  isElsewhereIn(sentenceBefore(before.replaceAll(done, '')), '')
