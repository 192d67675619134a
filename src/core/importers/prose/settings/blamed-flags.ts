import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { isElsewhere, sentenceBefore, wordsAround } from '../lines.ts'
import { isInQuestion, isReported } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const kind = String.raw`(?:\s(?:flag|option|argument|parameter|switch))`
const named = String.raw`["'\x60]?--([a-z][a-z\d-]{2,60})\b`

/** “because of --network-plugin”, “it does not know the flag --network-plugin”. */
const behind = acrossLines`
  (?<!\b(?:not|never|would|could|might|may)\s(?:be\s)?)\b(?:
    because of|due to|caused by
    |complain(?:s|ed|ing)? (?:about|of)
    |cho(?:kes|ked) on
    |(?:stops?|stopped|fails?|failed|dies|exits) (?:on|at|over)
    |(?:does(?: not|n['’]t)|did(?: not|n['’]t)) (?:know|accept|recogni[sz]e|like|support)
    |(?:issue|problem|error|fault|culprit|reason|cause) is(?: with| in| about)?
  )(?:\s(?:the|a|an|our|this|its))?${kind}?\s?${named}
`
/** “--network-plugin is unknown”, “the flag --network-plugin prevents the kubelet from starting”. */
const ahead = acrossLines`
  ${named}=?["'\x60]?${kind}?,?(?:\s(?:which|that|as))?\s(?:
    (?:is|was)\s(?:now\s|an?\s)?
      (?:unknown|unrecogni[sz]ed|invalid|not (?:known|recogni[sz]ed|accepted))\b
    |(?:now\s)?prevents?\s(?:the\s)?kube
  )
`
const blamed = new RegExp(`${behind}|${ahead}`, 'gi')

/** Flags that people call the reason why a component does not start. */
export const blamedFlagsIn = (doc: Document): readonly Observation[] =>
  doc.text.includes('--')
    ? matchesOf(doc, blamed)
        .filter(({ raw, place }) => {
          const { ahead, behind } = wordsAround(doc, place, raw)
          return (
            !isReported(ahead, behind) &&
            !isInQuestion(ahead, behind) &&
            !isElsewhere(doc, place, raw) &&
            !supposed.test(ahead) &&
            !ofOthers.test(
              sentenceBefore(ahead) + (/^(?:[^.;!?\n]|\.(?=\d)){0,120}/.exec(behind)?.[0] ?? ''),
            )
          )
        })
        .map(({ raw, place }) => stated('blamedFlag', raw, raw, place, { weight: 'statement' }))
    : []

/** “If it fails on …” */
const supposed = /\b(?:if|whether|in case|unless)\b[^.;!?\n]{0,80}$/i

/** Other programs have flags of these names, and nodes with Linux a kubelet of their own. */
const ofOthers = new RegExp(
  acrossLines`
    \b(?:
      linux|ubuntu|debian|kubeadm|kubectl|etcd|helm|minikube|containerd|docker
      |(?:kube-)?(?:controller[- ]manager|api-?server|scheduler)
    )\b
  `,
  'i',
)
