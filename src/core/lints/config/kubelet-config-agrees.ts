import { accepts } from '../../catalog/flags/acceptance.ts'
import { kubeletConfigFields } from '../../catalog/flags/kubelet-config.ts'
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
  logQueried,
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
    const versions = deciding(observations, 'kubernetesVersion').map(({ value }) => String(value))
    const isUnread = (name: string) => {
      const field = kubeletConfigFields.get(name)
      return (
        field !== undefined &&
        versions.length > 0 &&
        !versions.some((version) => accepts(field.accepted, `${version}.999`, version))
      )
    }
    // Up to there whatever is enforced is refused on Windows by itself.
    const isRefusedAnyway = versions.some(
      (version) => compareVersions(version, nodeSettings.noCgroups.value.through) <= 0,
    )
    const ofAnySystem = [imageGarbage, imagePulls, gracePeriod, softEviction, logQueried(versions)]
    const ofWindows = isRefusedAnyway ? [] : [enforcementWithoutCgroups, enforcementWithoutGroup]
    const files = [...ofKind(parsed, 'kubelet-config'), ...ofKind(parsed, 'shared-kubelet-config')]
    return files.flatMap(({ kind, value: { value, isPart }, placeOf }) =>
      (kind === 'kubelet-config' ? [...ofWindows, ...ofAnySystem] : ofAnySystem)
        .flatMap((relation) =>
          relation({
            own: (field) => valueAt(value, [field]),
            hasFlag,
            isPart: isPart === true || hasFlag('config-dir'),
          }),
        )
        .filter(({ field }) => !isUnread(field))
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
