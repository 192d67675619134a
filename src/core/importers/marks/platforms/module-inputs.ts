import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, serverVersionAt } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'

const name = String.raw`((?:[a-z_]{0,40}_)?(?:eks|aks|gke)_(?:cluster_|k8s_|kubernetes_)?version)`
const value = String.raw`["']v?(1\.\d{2}(?:\.\d{1,3})?)["']`

/** `eks_cluster_version = "1.31"` among the inputs of a module or in a file of values, and the default of such a variable. */
const inputs = [
  new RegExp(String.raw`^[ \t]*["']?${name}["']?[ \t]*[=:][ \t]*${value}`, 'gm'),
  new RegExp(
    String.raw`^variable[ \t]+"${name}"[ \t]*\{(?:[^}\n]{0,300}\n){0,8}?[ \t]*default[ \t]*=[ \t]*${value}`,
    'gm',
  ),
]

/** An AMI type of EKS, whatever the setting is called. */
const amiType = /["'](WINDOWS_(?:CORE|FULL)_20\d\d_x86_64)["']/g

/** The head of a launch template, of which what it starts from and its tags name Windows and EKS. */
const template =
  /^resource[ \t]+"(aws_launch_template)"[ \t]+"[\w-]{1,80}"[ \t]*\{([^\n]{0,300}(?:\n(?!\})[^\n]{0,300}){0,80})/gm

/** Whose cluster it is and its version, by what people call the settings of their own modules. */
export function moduleInputsIn(doc: Document): readonly Observation[] {
  const found = inputsIn(doc)
  const platforms = found.filter(({ decision }) => decision === 'platform')
  // What has settings for several clouds tells of none.
  return new Set(platforms.map(({ value }) => value)).size > 1 ? [] : found
}

const inputsIn = (doc: Document): readonly Observation[] => [
  ...inputs
    .flatMap((pattern) => matchesOf(doc, pattern))
    .flatMap(({ groups: [setting = '', version = ''], placeOf }) => {
      const platform = /(?:^|_)(eks|aks|gke)_/.exec(setting)?.[1]
      return [
        ...serverVersionAt(version, placeOf(1)),
        ...(platform === undefined
          ? []
          : [decided('platform', platform, setting, placeOf(0), { inferred: true })]),
      ]
    }),
  ...matchesOf(doc, amiType)
    .slice(0, 1)
    .map(({ raw, place }) => decided('platform', 'eks', raw, place, { inferred: true })),
  ...matchesOf(doc, template)
    .filter(
      ({ groups: [, body = ''] }) =>
        /windows/i.test(body) && /(?:^|[^a-z])eks(?![a-z])|eks:cluster/im.test(body),
    )
    .map(({ raw, place }) => decided('platform', 'eks', raw, place, { inferred: true })),
]
