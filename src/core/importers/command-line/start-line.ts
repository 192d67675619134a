import { serviceRow } from './made-service.ts'
import { acrossLines } from '../../values/across-lines.ts'

const commandStart = new RegExp(
  acrossLines`
    ^\s*(?:
      (?:[-*]\s+)?(?:ansible\.windows\.)?(?:win_(?:shell|command)|run):\s+
        (?=["']?(?:&\s*)?["']?[A-Za-z]:\\)
      |(?:[-*•+]|\d{1,2}[.)])\s+|exec\s+|&\s*|start\s+(?:"[^"]{0,80}"\s+)?
    )?["']?(?:[A-Za-z]:)?[^\s"'=]{0,200}?
    (?:kubelet|kube-proxy|flanneld|kube-log-runner|\$(?:global:)?kube(?:let|proxy)exe)(?:\.exe)?
    ["']?\s+[^-–—]{0,20}(?:--?|[–—]{1,2})(?!version\b)[a-z]
  `,
  'i',
)
/** “kube-proxy runs with --v=4.” is a sentence, in which marks and what is left out count otherwise. */
const spoken = new RegExp(
  acrossLines`
    ^\s{0,4}(?:[-*•]\s{1,3})?["'\x60]?(?:kubelet|kube-?proxy|flanneld)(?:\.exe)?["'\x60]?
    (?:\s\(?v?\d\.\d{1,2}[^\s()]{0,12}\)?)?\s(?:
      (?:(?:is|was)\s)?(?:started|starts|runs?|running|launched|called|invoked)\s(?:with|using)
      |["'\x60]?--[a-z][\w-]{1,60}(?:=[^\s,;"'\x60]{1,80})?["'\x60]?\s
        (?:
          is|are|was|were|has|have|had|does|did|works?|worked|runs?|ran|fails?
          |on\s(?:the\s|our\s|all\s)?(?:linux|windows)
        )\s
      |with|using|uses|has|gets|takes|keeps|needs|wants
      |(?:(?:is|was|runs?|starts?|started|läuft|startet|tourne|corre|funciona)\s)?
        (?:
          missing|lacks?|lacking|without|misses|no longer has|never got|ohne|fehlt|sans|manque|sin
          |le falta
        )
      |(?:on|of|for)\s(?:the\s|our\s|all\s)?(?:linux|windows|control|masters?|workers?|nodes?)
      |(?:for|in|on|of)\s(?:the\s|our\s)?[a-z][\w-]{1,15}\s
        (?:is|has|was|runs?|with|uses|gets|without|lacks)
    )\b
    |^\s{0,4}(?:kubelet|kube-?proxy|flanneld)\s?(?:(?:\d\.\d{1,2}\S{0,6})\s)?
      (?:缺少?|没有?|未|[にはの])\p{L}{0,5}\s?["'\x60]?--
  `,
  'iu',
)
/** The program alone, with its flags on the lines below. */
const openStart =
  /^\s*(?:&\s*)?["']?(?:[A-Za-z]:)?[^\s"'=]{0,200}?(?:kubelet|kube-proxy|flanneld)(?:\.exe["']?\s+[\\^`]|["']?\s+[\^`])\s*$/i
/** Whether a line begins with a component and its flags. */
export const startsLine = (text: string) =>
  ((commandStart.test(text.slice(0, 400)) || serviceRow.test(text.slice(0, 400))) &&
    !spoken.test(text.slice(0, 400))) ||
  openStart.test(text.slice(0, 400))
