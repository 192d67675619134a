import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { deciding } from '../../model/observed.ts'
import { ofKind } from '../../model/parsed.ts'
import { compareVersions } from '../../values/version.ts'
import {
  enforcementWithoutCgroups,
  enforcementWithoutGroup,
  gracePeriod,
  imageGarbage,
  imagePulls,
  softEviction,
} from './field-relations.ts'

export const kubeletConfigAgrees = defineLint({
  id: 'kubelet-config-agrees',
  on: 'setup',
  summary: 'The fields of the kubelet’s file fit one another',
  remediation: 'Change one of the two, or leave both out where their defaults will do.',
  decisions: [],

  check({ observations, parsed }) {
    const lines = ofKind(parsed, 'command-line').filter(({ value }) => value.program === 'kubelet')
    const hasFlag = (...names: readonly string[]) =>
      lines.some(({ value }) => value.flags.some(({ name }) => names.includes(name)))
    // Up to there whatever is enforced is refused on Windows by itself.
    const isRefusedAnyway = deciding(observations, 'kubernetesVersion').some(
      ({ value }) => compareVersions(String(value), nodeSettings.noCgroups.value.through) <= 0,
    )
    const relations = [
      ...(isRefusedAnyway ? [] : [enforcementWithoutCgroups, enforcementWithoutGroup]),
      imageGarbage,
      imagePulls,
      gracePeriod,
      softEviction,
    ]
    return ofKind(parsed, 'kubelet-config').flatMap(({ value: { value, isPart }, placeOf }) =>
      relations
        .flatMap((relation) =>
          relation({
            own: (field) => valueAt(value, [field]),
            hasFlag,
            isPart: isPart === true || hasFlag('config-dir'),
          }),
        )
        .map(({ field, other, message, fact }) => ({
          path: [],
          place: placeOf([field]),
          ...(other !== undefined && { also: [placeOf([other])] }),
          basis: 'refused' as const,
          message,
          facts: [fact],
        })),
    )
  },
})
