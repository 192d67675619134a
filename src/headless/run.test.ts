import { describe, expect, test } from 'vitest'
import { byGravity, decisionIds, decisionOf, initialChoices, type Finding } from '../core/plan.ts'
import { toScenarioFile } from '../core/engine/scenario-file.ts'
import { commands } from './commands/index.ts'
import { run } from './run.ts'

interface Ran {
  readonly code: number
  readonly out: string
  readonly complaints: readonly string[]
  readonly saved: ReadonlyMap<string, string>
}

const files: Readonly<Record<string, string>> = {
  'partial.json': '\uFEFF{"kubernetesVersion":"1.20","schemaVersion":1}',
  'scenario.json': toScenarioFile(initialChoices),
  'unknown.json': '{"windowsRelease":"xp","colour":"blue"}',
  'broken.json': '{"colour":"blue","cni":"nat","isolation":"hostprocess","networkMode":"overlay"}',
  'list.json': '[]',
  'text.json': 'x',
  'blanks.json': '{"clusterDNS":" 10.96.0.10 ","nodeTaint":"a=b:NoSchedule, c:NoExecute"}',
}

/** Runs a command line in a world of its own. */
async function headless(args: readonly string[], lines: readonly string[] = []): Promise<Ran> {
  const complaints: string[] = []
  const saved = new Map<string, string>()
  let out = ''
  const code = await run(
    args,
    {
      read(path) {
        const text = files[path]
        if (text === undefined) throw new Error('no such file')
        return text
      },
      bytes(path) {
        const text = files[path]
        if (text === undefined) throw new Error('no such file')
        return new TextEncoder().encode(text)
      },
      async *lines() {
        yield* lines
      },
      async print(text) {
        out += text
      },
      save: (path, text) => void saved.set(path, text),
    },
    (message) => complaints.push(message),
  )
  return { code, out, complaints, saved }
}

test('decisions lists every decision with its kind, values and default', async () => {
  const { code, out } = await headless(['decisions'])
  expect(code).toBe(0)
  const listed: readonly Record<string, unknown>[] = JSON.parse(out)
  expect(listed.map(({ id }) => id)).toEqual(decisionIds)
  for (const { id, kind, values, default: initial, auto } of listed) {
    expect(['closed', 'text', 'number', 'boolean', 'list']).toContain(kind)
    expect(values).not.toContain('auto')
    const decision = decisionOf(decisionIds.find((one) => one === id) ?? 'cni')
    expect(auto === true).toBe(decision.auto !== undefined)
    if (kind === 'closed' && initial !== 'auto') expect(values).toContain(initial)
    if (initial === 'auto') expect(auto).toBe(true)
    if (kind === 'boolean') expect(values).toEqual([false, true])
  }
})

describe('evaluate', () => {
  test.each(['scenario.json', 'partial.json', 'preset:current'])('reads %s', async (name) => {
    const { out, complaints } = await headless(['evaluate', name, '--today', '2026-11-21'])
    expect(complaints).toEqual([])
    expect(Object.keys(JSON.parse(out))).toEqual(['findings'])
  })

  test('takes blanks around values for what they are', async () => {
    const { code } = await headless(['evaluate', 'blanks.json'])
    expect(code).toBe(0)
    const generated = await headless(['generate', 'blanks.json', '--out', 'folder'])
    const text = [...generated.saved].find(([path]) => path.endsWith('kubelet-args.txt'))?.[1]
    expect(text).toContain('--register-with-taints=a=b:NoSchedule,c:NoExecute\n')
  })

  test('gives 1 where there are errors, each with sources that can be opened', async () => {
    const { code, out } = await headless(['evaluate', 'preset:hyperv-1.14'])
    expect(code).toBe(1)
    const { findings } = JSON.parse(out)
    expect(findings[0].severity).toBe('error')
    expect(findings[0].sources[0]).toEqual({
      url: expect.stringMatching(/^https?:/),
      title: expect.stringMatching(/./),
    })
  })

  test('names unknown decisions and values, and evaluates the rest', async () => {
    const { code, out } = await headless(['evaluate', 'unknown.json'])
    expect(code).toBe(1)
    const { findings } = JSON.parse(out)
    expect(findings).toContainEqual(
      expect.objectContaining({ id: 'unknown-value', decisions: ['windowsRelease'] }),
    )
    expect(findings).toContainEqual(
      expect.objectContaining({ id: 'unknown-decision', severity: 'warning' }),
    )
  })

  test('puts the gravest first, also before what was wrong in the text', async () => {
    const { out } = await headless(['evaluate', 'broken.json'])
    const findings: readonly Finding[] = JSON.parse(out).findings
    expect(findings.map(({ id }) => id).indexOf('unknown-decision')).toBeGreaterThan(0)
    expect(findings.toSorted(byGravity)).toEqual(findings)
  })
})

describe('compare', () => {
  test('prints what differs and the way there, and exits 0 whatever the findings', async () => {
    const { code, out } = await headless(['compare', 'partial.json', 'broken.json'])
    expect(code).toBe(0)
    const { decisions, findings, files: changes, steps } = JSON.parse(out)
    expect(decisions[0]).toEqual({ decision: 'kubernetesVersion', from: '1.20', to: '1.36' })
    expect(findings.to).toContainEqual(expect.objectContaining({ id: 'unknown-decision' }))
    expect(changes).toContainEqual({ path: 'scenario.json', change: 'changed' })
    expect(steps[0].sources[0]).toEqual({
      url: expect.stringMatching(/^https?:/),
      title: expect.stringMatching(/./),
    })
  })

  test('compares the bytes that generate gives', async () => {
    const texts = async (name: string): Promise<ReadonlyMap<string, string>> => {
      const { files: made } = JSON.parse((await headless(['generate', name])).out)
      return new Map(made.map(({ path, text }: Record<string, string>) => [path, text]))
    }
    const [from, to] = [await texts('partial.json'), await texts('scenario.json')]
    const { out } = await headless(['compare', 'partial.json', 'scenario.json'])
    const { files } = JSON.parse(out)
    const paths = files.map(({ path }: Record<string, string>) => path)
    expect(paths.toSorted()).toEqual([...new Set([...from.keys(), ...to.keys()])].toSorted())
    for (const { path, change } of files) {
      const [a, b] = [from.get(path), to.get(path)]
      expect(change).toBe(
        a === undefined ? 'added' : b === undefined ? 'removed' : a === b ? 'same' : 'changed',
      )
    }
  })

  test('equal scenarios need no step', async () => {
    const { out } = await headless(['compare', 'scenario.json', 'preset:current'])
    expect(JSON.parse(out)).toMatchObject({ decisions: [], steps: [] })
  })

  test('the day is that of the findings alone', async () => {
    const args = ['compare', 'partial.json', 'scenario.json']
    const [one, other] = [await headless(args), await headless([...args, '--today', '2031-01-01'])]
    const { findings: before, ...same } = JSON.parse(one.out)
    const { findings: after, ...again } = JSON.parse(other.out)
    expect(again).toEqual(same)
    expect(after).not.toEqual(before)
  })

  test.each([
    [[]],
    [['scenario.json']],
    [['scenario.json', 'x']],
    [['list.json', 'scenario.json']],
  ])('cannot use %j', async (names) => expect((await headless(['compare', ...names])).code).toBe(2))

  test('takes two scenarios', async () =>
    expect(
      (await headless(['compare', 'scenario.json', 'scenario.json', 'scenario.json'])).code,
    ).toBe(2))
})

describe('--today', () => {
  const printed = async (...args: readonly string[]) => {
    const { code, out } = await headless(args)
    expect(code).toBe(0)
    return JSON.parse(out)
  }
  const idsOf = ({ findings }: { findings: readonly Finding[] }) => findings.map(({ id }) => id)

  test('decides what has ended, and whether the facts are old', async () => {
    const plain = idsOf(await printed('evaluate', 'preset:current'))
    const late = idsOf(await printed('evaluate', 'preset:current', '--today', '2040-01-01'))
    expect(plain).not.toContain('support-ended')
    expect(plain).not.toContain('catalog-age')
    expect(late).toEqual(expect.arrayContaining(['support-ended', 'catalog-age']))
    const isTimeless = (id: string) => id !== 'support-ended' && id !== 'catalog-age'
    expect(late.filter(isTimeless)).toEqual(plain)
  })

  test('leaves every file and every option as they are', async () => {
    const late = ['--today', '2040-01-01']
    const { files } = await printed('generate', 'preset:current')
    const later = await printed('generate', 'preset:current', ...late)
    expect(later.files).toEqual(files)
    expect(idsOf(later)).toContain('catalog-age')
    const options = await printed('options', 'preset:current')
    expect(await printed('options', 'preset:current', ...late)).toEqual(options)
  })

  test('decides what is left to say of a repair', async () => {
    const { repairs } = await printed('repair', 'preset:hyperv-1.14', '--today', '2040-01-01')
    expect(repairs).not.toEqual([])
    for (const repair of repairs) expect(idsOf(repair)).toContain('catalog-age')
  })
})

test('generate prints and saves the same files', async () => {
  const { code, out, saved } = await headless(['generate', 'preset:current', '--out', 'folder'])
  expect(code).toBe(0)
  const printed: readonly { path: string; text: string }[] = JSON.parse(out).files
  expect(printed.length).toBeGreaterThan(5)
  expect([...saved]).toEqual(printed.map(({ path, text }) => [`folder/${path}`, text]))
})

test('options gives every value of every closed decision a state, and blocked ones their needs', async () => {
  const { code, out } = await headless(['options', 'preset:hyperv-1.14'])
  expect(code).toBe(0)
  const options: Readonly<Record<string, readonly Record<string, unknown>[]>> =
    JSON.parse(out).options
  const closed = decisionIds.filter((id) => ['closed', 'boolean'].includes(decisionOf(id).kind))
  expect(Object.keys(options)).toEqual(closed)
  const blocked = Object.values(options).flatMap((values) =>
    values.filter(({ state }) => state === 'blocked'),
  )
  expect(blocked.length).toBeGreaterThan(0)
  for (const option of blocked) {
    expect(option['because']).not.toEqual([])
    expect(option).toHaveProperty('needs')
    if (option['needs'] === null) expect(option['reason']).toMatch(/\.$/)
  }
})

describe('repair', () => {
  test('offers scenarios without errors, and keeps what is pinned', async () => {
    const args = ['repair', 'preset:hyperv-1.14', '--pin', 'kubernetesVersion', '--pin', 'platform']
    const { code, out } = await headless(args)
    expect(code).toBe(0)
    const { repairs } = JSON.parse(out)
    expect(repairs.length).toBeGreaterThan(0)
    for (const { changes, risks, findings } of repairs) {
      expect(risks).toEqual([])
      expect(changes).not.toHaveProperty('kubernetesVersion')
      expect(changes).not.toHaveProperty('platform')
      expect(findings.map(({ severity }: { severity: string }) => severity)).not.toContain('error')
    }
  })

  test('says why there is nothing to offer', async () => {
    const { out } = await headless(['repair', 'preset:current'])
    expect(JSON.parse(out)).toEqual({ repairs: [], reason: expect.stringMatching(/\.$/) })
  })

  test('replaces a value that its decision cannot take', async () => {
    const { out } = await headless(['repair', 'unknown.json'])
    expect(JSON.parse(out).repairs[0].changes).toEqual({ windowsRelease: 'ltsc2025' })
  })

  test('says so where a value that cannot be used is to be kept', async () => {
    const { code, out } = await headless(['repair', 'unknown.json', '--pin', 'windowsRelease'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      repairs: [],
      reason: expect.stringMatching(/windowsRelease/),
    })
  })
})

test('options replace in what a value needs what cannot be used, but not the value itself', async () => {
  const { out } = await headless(
    ['options', '-'],
    ['{"vxlanPort":0,"windowsRelease":"xp","containerRuntime":"podman"}'],
  )
  const { options } = JSON.parse(out)
  const blocked = (id: string) =>
    options[id].filter(({ needs }: { needs?: unknown }) => needs !== undefined && needs !== null)
  expect(blocked('kubernetesVersion').length).toBeGreaterThan(0)
  for (const { needs } of blocked('kubernetesVersion')) {
    expect(needs).toMatchObject({ vxlanPort: 4789, windowsRelease: expect.anything() })
    expect(['docker', 'mirantis', 'containerd']).toContain(needs.containerRuntime)
  }
  for (const { needs } of blocked('windowsRelease')) {
    expect(needs).toMatchObject({ vxlanPort: 4789 })
    expect(needs).not.toHaveProperty('windowsRelease')
  }
})

describe('line by line', () => {
  const scenarioCommands = commands.filter(({ kind }) => kind === 'scenario').map(({ id }) => id)

  test.each(scenarioCommands)('%s writes one result a line', async (id) => {
    const lines = ['{"kubernetesVersion":"1.30"}', 'no JSON', '', '{"nodeName":"a\u2028b"}', '[1]']
    const { code, out } = await headless([id, '-'], lines)
    expect(code).toBe(2)
    const results = out.split('\n')
    expect(results.pop()).toBe('')
    const unusable = results.map((text) => Object.keys(JSON.parse(text))[0] === 'error')
    expect(unusable).toEqual([false, true, true, false, true])
  })

  test('gives 0 where every line can be used, whatever is found', async () => {
    expect((await headless(['evaluate', '-'], ['{"windowsRelease":"xp"}', '{}'])).code).toBe(0)
  })
})

test.each([
  ['no command', []],
  ['an unknown command', ['guess']],
  ['no file', ['evaluate']],
  ['a missing file', ['evaluate', 'missing.json']],
  ['a list', ['evaluate', 'list.json']],
  ['text', ['evaluate', 'text.json']],
  ['an unknown preset', ['evaluate', 'preset:none']],
  ['an option of another command', ['evaluate', 'preset:current', '--out', 'x']],
  ['an unknown option', ['evaluate', 'preset:current', '--fast']],
  ['a date that is none', ['evaluate', 'preset:current', '--today', '2026-13-01']],
  ['an unknown decision to pin', ['repair', 'preset:current', '--pin', 'colour']],
  ['two files', ['evaluate', 'preset:current', 'preset:current']],
])('%s cannot be used: a message, and nothing on standard output', async (_, args) => {
  const { code, out, complaints } = await headless(args)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(complaints.join('')).not.toBe('')
})
