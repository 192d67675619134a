import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { isAsked } from '../meant/asked.ts'
import { lineOf, wordsAround } from '../lines.ts'
import { isSaid } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const mode = '(userspace|ipvs|iptables|nftables|kernelspace)'
/** “kube-proxy is started with proxy-mode userspace”, “kube-proxy runs in ipvs mode”. */
const told = new RegExp(
  acrossLines`
    \bkube-?proxy(?:\.exe)?\b[^.;\n]{0,60}?\s(?:
      (?:--)?(?:proxy[ -]?)?mode\s?[=:]?\s?["'\x60]?${mode}\b
      |(?:in|with|to|on)\s(?:the\s)?${mode}\s(?:proxy\s)?mode\b
      |uses\s${mode}\b
    )
    |(?<![-=])\b${mode}\s(?:proxy\s)?mode\b[^.;\n]{0,40}?\bkube-?proxy\b
  `,
  'gi',
)

/** “The Windows kube-proxy …”, “kube-proxy on Windows …” */
const ofWindows =
  /\bwindows\s(?:nodes?['’]?s?\s)?kube-?proxy\b(?!.*\blinux\b)|\bkube-?proxy\son\s(?:the\s|our\s)?windows\b(?!.*\blinux\b)/i

/** “… cannot be set to ipvs mode” */
const cannot = /\b(?:cannot|can['’]t|must|should|will|would)\b[^.;\n]{0,40}$/i

/** The mode of kube-proxy on Windows in words; that of Linux nodes is another. */
export const proxyModesIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, told).flatMap(({ raw, place }) => {
    const line = lineOf(doc, place)
    const { ahead, behind } = wordsAround(doc, place, raw)
    const isOfWindows =
      /\bwindows\b/i.test(line) && (!/\blinux\b/i.test(line) || ofWindows.test(ahead))
    const isQuestion = /^[^.!]{0,120}\?/.test(behind)
    return !isOfWindows ||
      isQuestion ||
      cannot.test(ahead) ||
      !isSaid(doc, raw, place) ||
      isAsked(doc, place, raw)
      ? []
      : [stated('kubeProxy.toldMode', raw.toLowerCase(), raw, place)]
  })
