import { macSpoofing } from '../../../catalog/mac-spoofing.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

export const vmMacSpoofing = defineLint({
  id: 'vm-mac-spoofing',
  on: 'setup',
  summary: 'Virtual adapters of Windows nodes may send from the MAC addresses of pods',
  remediation: 'On the Hyper-V host: Set-VMNetworkAdapter -VMName VM -MacAddressSpoofing On.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    if (!hasPodNetwork(observations)) return []
    const hosts = named(observations, 'vm.isHost')
    const set = named(observations, 'vm.macSpoofingSet')
    const told = named(observations, 'vm.macSpoofing').filter(
      (one) =>
        !hosts.some(({ file, line }) => file === one.file && Math.abs(line - one.line) < most),
    )
    const allowed = told.filter(({ value }) => value === 'On')
    const names = named(observations, 'vm.name')
    const isMended = (one: Observation) => {
      const own = nameOf(one, names)?.raw
      return (
        allowed.some((later) => isLater(later, one) && nameOf(later, names)?.raw === own) ||
        set.some(({ value }) => value === 'all' || value === own?.toLowerCase())
      )
    }
    // Beside others that may, one that may not is perhaps no node, unless its name says so.
    const meant = told.filter(
      (one) =>
        !allowed.includes(one) &&
        !isMended(one) &&
        !isNamed(one, names, others) &&
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

/** A list of adapters is no longer. */
const most = 20

const isLater = (later: Observation, { file, line }: Observation) =>
  later.file === file && later.line > line

const windows = /win/i
/** Machines that have another task in many networks. */
const others =
  /^(?:ad|bastion|build|ci|db|dc|exch|file|fs|jump\w{0,4}|mail|print|sql|vmm|wsus)[-_]?\d{0,3}$/i
const linux = /(?<!win\w{0,20})(?:linux|lin\d|lnx|ubuntu|rhel|debian|master|control|etcd)/i

/** The name of the machine stands in the row, or above in the list. */
function isNamed(one: Observation, names: readonly Observation[], what: RegExp): boolean {
  const name = nameOf(one, names)
  return name !== undefined && what.test(name.raw)
}

const nameOf = (one: Observation, names: readonly Observation[]) =>
  names.findLast(({ file, line }) => file === one.file && line <= one.line)

/** What the hypervisor allows matters where pods have a network of HNS. */
const hasPodNetwork = (observations: readonly Observation[]) =>
  (['cni', 'networkMode'] as const).some((id) => deciding(observations, id).length > 0) &&
  deciding(observations, 'platform').every(({ value }) => value !== 'azure' && value !== 'aks')
