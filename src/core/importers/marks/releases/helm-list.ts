import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { agentsOfOthers } from '../../names.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** A row of `helm list`: name, namespace, revision, date, state, and the chart with its version. */
const row = new RegExp(
  acrossLines`
    ^[ \t]*\S{1,60}[ \t]+\S{1,63}[ \t]+\d{1,4}[ \t]+20\d\d-[^\n]{10,60}[ \t]deployed[ \t]+
    ((?:rke2-)?(?:canal|cilium|kube-router)-v?\d[\w.+-]{1,40})
  `,
  'gm',
)

/** The network of a cluster by its chart. */
export const helmListIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, row)
    .slice(0, 1)
    .flatMap(({ raw, place }) => agentsOfOthers(raw, place))
