import { describe, expect, test } from 'vitest'
import {
  containerdFlags,
  programCommands,
  serviceHelpers,
} from '../catalog/flags/other-binaries.ts'
import { filesOf } from '../golden/golden-texts.ts'
import { goldenScenarios, scriptedScenarios } from '../golden/scenarios.ts'
import { isAtLeast } from '../values/version.ts'

interface Script {
  readonly id: string
  readonly release: string
  readonly path: string
  readonly text: string
}

/** Everything that runs programs on the node, of every kept scenario but those whose text is hostile. */
const scripts: readonly Script[] = scriptedScenarios
  .filter(({ id }) => !/hostile|awkward/.test(id))
  .flatMap(({ id, choices }) =>
    filesOf(choices)
      .filter(({ path }) => /\.ps1$|^UPGRADE\.md$/.test(path))
      .map(({ path, text }) => ({ id, release: choices.kubernetesRelease, path, text })),
  )

/** The quoted words of each call, behind what names the program. */
const callsOf = (program: RegExp) =>
  scripts.flatMap((script) =>
    script.text.split('\n').flatMap((line) => {
      const [before] = program.exec(line) ?? []
      if (before === undefined) return []
      const rest = line.slice(line.indexOf(before) + before.length)
      return [
        { ...script, line, words: [...rest.matchAll(/'([^']*)'/g)].map(([, word = '']) => word) },
      ]
    }),
  )

test('the kept scenarios are those that our scripts make', () =>
  expect(scripts.length).toBeGreaterThan(goldenScenarios.length * 5))

describe('containerd', () => {
  const calls = callsOf(/containerd(?:\.exe'\))? -Arguments/)

  test('takes each flag', () => {
    expect(calls.length).toBeGreaterThan(10)
    for (const { words, line } of calls) {
      const flags = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2))
      expect(
        flags.filter((flag) => !(flag in containerdFlags.value)),
        line,
      ).toEqual([])
    }
  })
})

describe('kube-log-runner', () => {
  const calls = callsOf(/Set-NodeService .*kube-log-runner\.exe',/)

  test('takes each flag in that release', () => {
    expect(calls.length).toBeGreaterThan(5)
    const { from, logFile, rotation } = serviceHelpers.logRunner
    for (const { words, release, line } of calls) {
      expect(isAtLeast(release, from.value), line).toBe(true)
      const end = words.findIndex((word) => /kube(?:let|-proxy)\.exe$/.test(word))
      const flags = words.slice(0, end).filter((word) => word.startsWith('-'))
      const known = [
        logFile.value,
        ...(isAtLeast(release, rotation.value.from)
          ? rotation.value.flags.map((flag) => flag.split('=')[0] ?? '')
          : []),
      ]
      expect(flags.length, line).toBeGreaterThan(0)
      expect(
        flags.map((flag) => flag.split('=')[0]).filter((flag) => !known.includes(flag ?? '')),
        line,
      ).toEqual([])
    }
  })
})

describe('kubeadm', () => {
  const commands: Readonly<Record<string, readonly string[]>> = programCommands.kubeadm.value

  test('takes each command and flag', () => {
    const calls = callsOf(/kubeadm\.exe' -Arguments/)
    expect(calls.length).toBeGreaterThan(10)
    for (const { words, line } of calls) {
      const [command = ''] = words
      expect(Object.keys(commands), line).toContain(command)
      const flags = words.filter((word) => word.startsWith('--'))
      expect(
        flags.filter((flag) => !commands[command]?.includes(flag)),
        line,
      ).toEqual([])
    }
  })

  test('is told to upgrade a node', () => {
    const lines = scripts.flatMap(({ text }) => text.match(/kubeadm\.exe' upgrade .*/g) ?? [])
    expect(new Set(lines)).toEqual(new Set(["kubeadm.exe' upgrade node"]))
    expect(commands['upgrade']).toEqual(['node'])
  })
})

describe.each([
  ['sc.exe', /'sc\.exe' -Arguments|& sc\.exe /, programCommands.sc.value, /=$/],
  ['nssm', /\$nssm -Arguments|nssm\.exe /, programCommands.nssm.value, /^(?:App|DependOn|Start$)/],
] as const)('%s', (_, program, table, isOption) => {
  const commands: Readonly<Record<string, readonly string[]>> = table

  test('takes each command and option', () => {
    const calls = callsOf(program)
    expect(calls.length).toBeGreaterThan(5)
    for (const { words, line } of calls) {
      const [command = ''] = words
      expect(Object.keys(commands), line).toContain(command)
      const options = words.filter((word) => isOption.test(word))
      expect(
        options.filter((option) => !commands[command]?.includes(option)),
        line,
      ).toEqual([])
    }
  })
})

test('nssm knows each setting', () => {
  const settings: readonly string[] = programCommands.nssm.value.set
  const blocks = scripts.flatMap(
    ({ text }) => text.match(/\$settings = \[ordered\] @\{[^}]*\}/g) ?? [],
  )
  expect(blocks.length).toBeGreaterThan(5)
  for (const block of blocks) {
    const names = [...block.matchAll(/^ {8}(\w+) +=/gm)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !settings.includes(name))).toEqual([])
  }
})
