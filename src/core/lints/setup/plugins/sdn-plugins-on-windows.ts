import { cni } from '../../../catalog/cni/index.ts'
import { sdnOnWindows } from '../../../catalog/cni/sdn-on-windows.ts'
import { buildNumber, windows, windowsReleases } from '../../../catalog/windows/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ownValue } from '../../../values/own.ts'
import { faultAt } from '../../fault-at.ts'

const { repository } = cni.sdnbridge

export const sdnPluginsOnWindows = defineLint({
  id: 'sdn-plugins-on-windows',
  on: 'setup',
  summary: 'The release of the plugins of Microsoft works on the Windows of the node',
  remediation: `Take release ${sdnOnWindows.value.next} or later.`,
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const told = named(observations, 'windowsContainerNetworking.version')
    const [first] = told
    if (!first || told.some(({ value }) => value !== sdnOnWindows.value.not)) return []
    // Another plugin has files of its own, and those of Microsoft lie beside it.
    const isOther = deciding(observations, 'cni').some(
      ({ value }) => ownValue(cni, String(value))?.repository !== repository,
    )
    const hosts = deciding(observations, 'windowsRelease').filter(({ absent }) => absent !== true)
    const releases = hosts.map(({ value }) => windowsReleases.find((id) => id === value))
    const [release] = releases
    const least = buildNumber(sdnOnWindows.value.from)
    const areLater = releases.every((id) => id !== undefined && buildNumber(id) >= least)
    const [host] = hosts
    if (isOther || !host || release === undefined || !areLater) return []
    return [
      faultAt(
        placeOf(first),
        'fails',
        `Release ${sdnOnWindows.value.not} of nat, sdnbridge and sdnoverlay does not work on ${windows[release].name}: pods get no network.`,
        sdnOnWindows,
        { also: [placeOf(host)] },
      ),
    ]
  },
})
