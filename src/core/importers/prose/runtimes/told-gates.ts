import { gates } from '../../../catalog/flags/gates.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { isElsewhere, wordsAround } from '../lines.ts'
import { isOfToday } from '../meant/past.ts'
import { isInQuestion, isReported, isSaid } from '../meant/said.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** `MemoryManager: true`, “HyperVContainer=true” */
const told = /(?<![\w./-])([A-Z][A-Za-z\d]{5,60}["'`]?\s?[:=]\s?["'`]?(?:true|false))\b/g
/** “The WinOverlay feature gate is off”, “the gate WinOverlay is not enabled” */
const off = new RegExp(
  acrossLines`
    \b(?:
      ([A-Z][A-Za-z\d]{5,60})["'\x60]?\s(?:feature[ -]?)?gate
      |(?:feature[ -]?)?gate\s["'\x60]?([A-Z][A-Za-z\d]{5,60})["'\x60]?
    )\s(?:is|was left|has been left)\s(?:still\s|now\s|currently\s)?
    (?:turned\s|switched\s)?(?:off|disabled|not\s(?:enabled|on|set|turned on|switched on))\b
    (?!\sby default)
  `,
  'g',
)
/** “Without the feature gate WinDSR”, “we did not enable WinOverlay”, “WinDSR fehlt”: it has its default. */
const leftOut = new RegExp(
  acrossLines`
    (?:
      \b(?:without|lacks?|lacking|misses|missing|ohne|sans|sin)
      |\b(?:has|have|with|there is|there['’]s) no
      |\b(?:did|do|does|have|has)(?:\snot|n['’]t)\s(?:set|pass(?:ed)?|give|given|enabled?|add(?:ed)?)
      |没有(?:设置|加|启用|开启)?|缺少|未(?:设置|启用|开启)
    )\s?(?:(?:the|any|le|la|das)\s)?(?:(?:feature|Feature)[ -]?)?(?:(?:gate|Gate)\s)?
      ["'\x60]?([A-Z][A-Za-z\d]{5,60})(?![\w-])
    |(?<![\w-])([A-Z][A-Za-z\d]{5,60})(?:=true)?["'\x60]?(?:\s(?:feature[ -]?)?gate)?\s
      (?:
        (?:is|was)\s(?:missing|absent|left out)\b
        |(?:is|was)\snot\s(?:given|passed|listed|in|among)\b
        |fehlt\b
      )
  `,
  'g',
)
/** Whose gates they are; other programs have some of the same names. */
const ofComponent =
  /\bkubelet(?:s|start|args?)?\b|\bkube-?proxy\b|\bkubelet-?config|Kube(?:let|Proxy)Configuration/i
const ofOther =
  /\bantrea\b|\b(?:kube-)?api[- ]?server|\bscheduler\b|\bcontroller\b|\bcluster[- ]api\b|\bcert-manager\b|\blinux\b|\betcd\b|\bargo/i
const meant = new RegExp(
  acrossLines`
    \b(?:
      should|would|could|can|may|must|want|plan(?!t)\w*|going to|will|if|whether|remove[sd]?|removing
      |dropped|deleted|took|taken|not|never|no longer|were|was|had|docs?|documentation|says?
      |recommend\w*
    )\b[^.;!?\n]{0,60}$
    |n['’]t\b[^.;!?\n]{0,60}$
  `,
  'i',
)

/** “… is refused”: of the gate itself. */
const ofItself =
  /^["'`]?\s(?:is|are|was|gets)\s(?:\w{2,10}\s)?(?:refused|rejected|removed|gone|unknown|invalid|deprecated)\b/i

/** Gates of a component that somebody tells in words, or cuts out of a file. */
export function toldGatesIn(doc: Document): readonly Observation[] {
  const around = `${doc.command ?? ''} ${doc.title ?? ''} ${doc.file}`
  if (!ofComponent.test(doc.text) && !ofComponent.test(around)) return []
  if (ofOther.test(doc.text)) return []
  const areNamed = /feature[ -]?gates?/i.test(doc.text)
  const left = [
    ...notOnIn(doc, off, 'featureGate.off'),
    ...notOnIn(doc, leftOut, 'featureGate.leftOut'),
  ]
  const set = matchesOf(doc, told).flatMap(({ raw, place }) => {
    const [name = '', value = ''] = raw.split(/["'`]?\s?[:=]\s?["'`]?/)
    if (!gates().has(name)) return []
    const { ahead, behind } = wordsAround(doc, place, raw)
    if (meant.test(ahead) || ofItself.test(behind)) return []
    const one = stated('featureGate.told', `${name}=${value}`, raw, place)
    if (!isSaid(doc, raw, place) || !isOfToday(doc, one)) return []
    const owner = ownerIn(ahead + behind)
    // Without what they are called a sentence has to say whose they are.
    if (!areNamed && (!owner || !isSentence(ahead + behind))) return []
    return [
      one,
      ...(owner ? [stated(`${owner}.featureGates`, `${name}=${value}`, raw, place)] : []),
    ]
  })
  return [...left, ...set]
}

/** The words that deny are no wish of somebody. */
const denial = new RegExp(
  acrossLines`
    \b(?:without|lacks?|lacking|has no|have no|(?:did|do|does|have|has)(?:\snot|n['’]t)\s\w{3,7})\s
    (?:(?:the|any)\s)?(?:feature[ -]?)?(?:gate\s)?["'\x60]?$
  `,
  'i',
)

const notOnIn = (doc: Document, words: RegExp, name: string): readonly Observation[] =>
  matchesOf(doc, words)
    .filter(({ raw }) => gates().has(raw))
    .filter(({ raw, place }) => {
      const around = wordsAround(doc, place, raw)
      const ahead = around.ahead.replace(denial, '')
      return (
        !meant.test(ahead) &&
        !isReported(ahead, around.behind) &&
        !isInQuestion(ahead, around.behind)
      )
    })
    .map(({ raw, place }) => stated(name, raw, raw, place, { weight: 'statement' }))
    .filter((one) => !isElsewhere(doc, one, one.raw) && isOfToday(doc, one))

const isSentence = (words: string) =>
  !/\b(?:gone|removed|without it|dropped|used to|you|could|would|needs?|required?)\b|['’]d\s|\?/i.test(
    words,
  ) &&
  /\b(?:with|set|sets|has|have|use|uses|pass|started|runs?|but|and|on)\b/i.test(words) &&
  !/[{}]|^\s*-?\s*$/.test(words)

/** The one component that the sentence names. */
function ownerIn(words: string): 'kubelet' | 'kubeProxy' | undefined {
  const isOfKubelet = /\bkubelets?\b/i.test(words)
  const isOfProxy = /\bkube-?proxy\b/i.test(words)
  if (isOfKubelet === isOfProxy) return undefined
  return isOfKubelet ? 'kubelet' : 'kubeProxy'
}
