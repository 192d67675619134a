import { expect, test } from 'vitest'
import { decided, stated } from './observe.ts'
import { withPluginReleases } from './plugin-release.ts'

const place = { file: 'a.txt', line: 1, column: 1 }
const plugins = stated('cniPlugins.version', '0.9.1', '0.9.1', place)
const calico = stated('calico.version', '3.27.0', '3.27.0', place)
const plugin = (id: string) => decided('cni', id, id, place)

const releases = (...observations: Parameters<typeof withPluginReleases>[0]) =>
  withPluginReleases(observations)
    .slice(observations.length)
    .map(({ decision, value, inferred }) => [decision, value, inferred])

test('the release of a repository is that of its plugin', () => {
  expect(releases(plugins, calico, plugin('flannel'))).toEqual([['cniRelease', '0.9.1', true]])
  expect(releases(plugins, calico, plugin('calico'))).toEqual([['cniRelease', '3.27.0', true]])
})

test('nothing follows where no plugin or several are told', () => {
  expect(releases(plugins)).toEqual([])
  expect(releases(plugins, plugin('flannel'), plugin('calico'))).toEqual([])
  expect(releases(plugins, plugin('sdnbridge'))).toEqual([])
})
