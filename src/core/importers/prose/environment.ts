import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { variableAt } from '../command-line/variables.ts'
import { matchesOf } from '../text-of.ts'
import { matches, mentions } from '../../text/patterns/may-match.ts'
import { foundIn } from '../../text/patterns/found-in.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** What RKE2 prints of the environment that it gives to its agents: `Calico Envs: [A=b C=d]`. */
const listed = /\bEnvs: \[([^\]]{1,3000})\]/g

/** The variables of such a list, wherever it is printed. */
export const environmentsIn = (doc: Document): readonly Observation[] => [
  ...settersIn(doc),
  // `nssm get kube-proxy AppEnvironmentExtra` prints them, one a line.
  ...(/\bAppEnvironmentExtra\b/i.test(doc.command ?? '') ? environmentIn(doc) : []),
  ...(mentions(doc, 'Envs: [') ? [...foundIn(doc, listed)] : [])
    .slice(0, 20)
    .flatMap(({ index, 0: whole, 1: list = '' }) =>
      [...list.matchAll(/([A-Z][A-Z0-9_]{1,60})=(\S{1,200})/g)].flatMap(
        ({ index: at, 0: pair, 1: name = '', 2: value = '' }) => {
          const start = index + whole.length - 1 - list.length + at
          return variableAt(name, value, doc.placeAt(start + pair.length - value.length))
        },
      ),
    ),
]

/** Variables of the machine as PowerShell and `setx` write them. */
const setter = new RegExp(
  acrossLines`
    \bSetEnvironmentVariable\(\s?["']([A-Za-z][\w]{1,60})["'],\s?["']([^"'$\n]{1,400})["']
    |^[ \t]*setx(?:\.exe)?[ \t]+(?:\/m[ \t]+)?([A-Za-z]\w{1,60})[ \t]+["']?([^\s"'%$]{1,400})
  `,
  'gim',
)

const settersIn = (doc: Document): readonly Observation[] =>
  matches(doc, /SetEnvironmentVariable|setx/i)
    ? matchesOf(doc, setter).flatMap(({ groups: [a, b, c, d], placeOf }) =>
        a === undefined
          ? variableAt(c ?? '', d ?? '', placeOf(3))
          : variableAt(a, b ?? '', placeOf(1)),
      )
    : []

/** What the scripts of Calico print of each variable as they start. */
const announced = new RegExp(
  acrossLines`
    \bEnvironment variable ([A-Z][A-Z0-9_]{1,60}) is (?:
      already set
      |not set\. Setting it to the default value
    ): ([\w.:/,*\\-]{1,100})[ \t]*$
  `,
  'gm',
)

const variableAlone =
  /^[ \t]{0,8}(?:[-*] |export[ \t])?([A-Z][A-Z0-9]{1,20}(?:_[A-Z0-9]{1,20}){1,4})[ \t]?[=:][ \t]?["']?([\w.:/,*-]{1,100})["']?[ \t]*$/gm
/** Variables of an environment as `set`, `env`, scripts and people print them, one a line. */
export const environmentIn = (doc: Document): readonly Observation[] =>
  [...matchesOf(doc, variableAlone), ...matchesOf(doc, announced)].flatMap(
    ({ groups: [name = '', value = ''], placeOf }) => variableAt(name, value, placeOf(1)),
  )
