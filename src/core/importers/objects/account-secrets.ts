import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { foundIn } from '../../text/patterns/found-in.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** `kubectl get sa flannel -o jsonpath='{.secrets[0].name}'` */
const asked = new RegExp(
  acrossLines`
    \bkubectl(?:\.exe)?\s[^\n|;]{0,200}?\bget\s+(?:sa|serviceaccounts?)\b
      [^\n|;]{0,200}?\.secrets(?:\[[\d*]\])?(?:\.name|\})
    |\(\s*kubectl(?:\.exe)?\s[^\n|;]{0,200}?\bget\s+(?:sa|serviceaccounts?)\b
      [^\n;]{0,200}?\)\.secrets\b
  `,
  'gi',
)

/** Commands that look for the Secret of a ServiceAccount in the account. */
export const accountSecretsIn = (doc: Document): readonly Observation[] =>
  doc.text.includes('.secrets')
    ? [...foundIn(doc, asked)]
        .slice(0, mostFound)
        .map(({ index, 0: raw }) => stated('script.accountSecret', raw, raw, doc.placeAt(index)))
    : []

const mostFound = 20
