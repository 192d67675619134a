import { macSpoofing } from '../../catalog/mac-spoofing.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import type { Observation } from '../../model/observation.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'

export const vmMacSpoofing = defineLint({
  id: 'vm-mac-spoofing',
  on: 'setup',
  summary: 'Virtual adapters of Windows nodes may send from the MAC addresses of pods',
  remediation: 'On the Hyper-V host: Set-VMNetworkAdapter -VMName VM -MacAddressSpoofing On.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    if (!hasPodNetwork(observations)) return []
    const told = named(observations, 'vm.macSpoofing')
    const allowed = told.filter(({ value }) => value === 'On')
    const names = named(observations, 'vm.name')
    // Beside others that may, one that may not is perhaps no node, unless its name says so.
    const meant = told.filter(
      (one) =>
        !allowed.includes(one) &&
        (allowed.length === 0 ? !isNamed(one, names, linux) : isNamed(one, names, windows)),
    )
    return meant.slice(0, 1).map((one) => ({
      path: [],
      place: placeOf(one),
      also: meant.slice(1, 5).map(placeOf),
      basis: 'unsupported',
      message: `MAC spoofing is off on the adapter of this machine: ${macSpoofing.value}`,
      facts: [macSpoofing],
    }))
  },
})

const windows = /win/i
const linux = /(?<!win\w{0,20})(?:linux|lin\d|lnx|ubuntu|rhel|debian|master|control|etcd)/i

/** The name of the machine stands in the row, or above in the list. */
function isNamed(one: Observation, names: readonly Observation[], what: RegExp): boolean {
  const name = names.findLast(({ file, line }) => file === one.file && line <= one.line)
  return name !== undefined && what.test(name.raw)
}

/** What the hypervisor allows matters where pods have a network of HNS. */
const hasPodNetwork = (observations: readonly Observation[]) =>
  (['cni', 'networkMode'] as const).some((id) => deciding(observations, id).length > 0) &&
  deciding(observations, 'platform').every(({ value }) => value !== 'azure' && value !== 'aks')
