import { expect, test, vi } from 'vitest'
import { inEachWorld } from './in-each-world.ts'
import { worldsOf, type World } from './worlds.ts'

const conditions = ['kubernetesVersion', 'containerRuntime', 'operatingSystem'] as const
const worlds = worldsOf(conditions, {})

/** What is said in each world. */
const saidIn = <T>(check: (world: World) => T) => {
  const said = inEachWorld(worlds, check)
  return worlds.map((_, i) => said[said.length === 1 ? 0 : i])
}

/** What a check says where it is asked in every world. */
const each = (check: (world: World) => unknown) => worlds.map((world) => check(world))

test('a check that reads nothing is asked once', () => {
  const check = vi.fn<() => string>(() => 'nothing to say')
  expect(saidIn(check)).toEqual(each(() => 'nothing to say'))
  expect(check).toHaveBeenCalledTimes(1)
})

test('worlds that differ only in what was not read share an answer', () => {
  const check = vi.fn<(world: World) => unknown>(({ containerRuntime }) => [containerRuntime])
  expect(saidIn(check)).toEqual(each((world) => [world.containerRuntime]))
  expect(check).toHaveBeenCalledTimes(new Set(worlds.map((one) => one.containerRuntime)).size)
})

test('what is read only in some worlds counts in those', () => {
  const check = (world: World) =>
    world.operatingSystem === 'linux'
      ? 'Linux'
      : world.containerRuntime === 'docker'
        ? `Docker in ${world.kubernetesVersion}`
        : world.containerRuntime
  expect(saidIn(check)).toEqual(each(check))
})

test('a world that is copied or handed on was read as a whole', () => {
  const check = (world: World) => JSON.stringify({ ...world })
  expect(saidIn(check)).toEqual(each(check))
})

test('no world, no answer', () => {
  expect(inEachWorld([], () => 'something')).toEqual([])
})
