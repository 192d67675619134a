import { describe, expect, test } from 'vitest'
import { modes } from '../modes/index.ts'
import { compareVersions, includesRelease, isAtLeast } from '../../values/version.ts'
import { cni } from './index.ts'

describe.each(Object.entries(cni))('%s', (id, plugin) => {
  test('is registered under its id, with modes that exist', () => {
    expect(plugin.id).toBe(id)
    expect(plugin.modes.length).toBeGreaterThan(0)
    for (const mode of plugin.modes) expect(Object.keys(modes)).toContain(mode.id)
  })

  test('the version that is written is taken by every release', () => {
    const { cniVersion, cniVersions } = plugin.file
    for (const { from, accepts } of cniVersions.value) {
      expect(accepts, `${id} ${from}`).toContain(cniVersion.value)
    }
    const order = cniVersions.value.map(({ from }) => from)
    expect(order).toEqual(order.toSorted(compareVersions))
  })

  test('its binaries hold what makes the endpoints', () => {
    for (const { binary } of plugin.modes) expect(plugin.binaries).toContain(`${binary}.exe`)
  })

  test.each(plugin.modes.map((mode) => [mode.id, mode] as const))(
    '%s: what is chosen without a user works together',
    (_, mode) => {
      const release = (mode.newestRelease ?? plugin.newestRelease).value
      expect(mode.ipam.value.length).toBeGreaterThan(0)
      expect(isAtLeast(plugin.newestRelease.value, release)).toBe(true)
      if (mode.releases) expect(includesRelease(mode.releases.value, release)).toBe(true)
      const containerd = mode.runtimeReleases?.containerd
      if (containerd) expect(includesRelease(containerd.value, release)).toBe(true)
    },
  )

  test('a file of its own is placed only where the CNI file is', () =>
    expect(plugin.placedFiles !== undefined && plugin.file.installer !== undefined).toBe(false))

  test('what it excepts and what it leaves out are apart', () => {
    for (const { exceptions, excluded, hasExceptionList } of plugin.modes) {
      for (const item of excluded?.value ?? []) expect(exceptions.value).not.toContain(item)
      if (!hasExceptionList) expect(exceptions.value).toEqual([])
    }
  })
})
