import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customerCases } from '../../../testing/cases/customer-cases.ts'
import { diagnose } from '../diagnose.ts'

const read = (text: string) => diagnose([{ name: 'a.txt', text }])

test.each([
  ['nothing', '', /empty/],
  ['blanks', '  \n\n', /empty/],
  ['a program', `MZ${'\u0001\u0002\u0003\uFFFD'.repeat(200)}`, /no text/],
  ['broken YAML', 'apiVersion: v1\nkind: Pod\n  a: [', /YAML/],
])('%s is named as unread', (_, text, reason) => {
  const { observations, findings, unread } = read(text)
  expect({ observations, findings }).toEqual({ observations: [], findings: [] })
  expect(unread).toMatchObject([{ file: 'a.txt', reason: expect.stringMatching(reason) }])
})

test.each([
  ['one long line', 'x'.repeat(100_000)],
  ['open braces', '{'.repeat(100_000)],
  ['deep lists', '['.repeat(50_000)],
  [
    'nested YAML',
    `apiVersion: v1\nkind: Pod\n${Array.from({ length: 500 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')}`,
  ],
  ['flags without end', 'kubelet.exe --a=b '.repeat(10_000)],
  ['variables in variables', '$a = "$a$a$a"\n'.repeat(5_000)],
  [
    'aliases of aliases',
    `apiVersion: v1\nkind: Pod\na: &a [x,x,x,x]\n${'bcdefghijklm'
      .split('')
      .map(
        (name, i) =>
          `${name}: &${name} [${Array<string>(9)
            .fill(`*${'abcdefghijkl'[i] ?? 'a'}`)
            .join(',')}]`,
      )
      .join('\n')}`,
  ],
  ['quotes without end', '"'.repeat(100_000)],
])('%s end', (_, text) => expect(() => read(text)).not.toThrow())

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a name that every object has is one like others: %s',
  (name) => {
    for (const text of [
      `$line = "C:\\k\\kubelet.exe --v=$${name} --max-pods=30"\niex $line\n`,
      `$${name} = "30"\nC:\\k\\kubelet.exe --max-pods=$${name}\n`,
      `@echo off\nset ${name}=30\nC:\\k\\kubelet.exe --max-pods=%${name}%\n`,
      `export ${name}=30\nkubelet.exe --max-pods=\${${name}}\n`,
      `apiVersion: k0s.k0sproject.io/v1beta1\nkind: ClusterConfig\nspec: {network: {provider: ${name}}}\n`,
      `apiVersion: ${name}\nkind: ${name}\n${name}: {${name}: ${name}}\n`,
      `kubelet.exe --${name}=${name} --feature-gates=${name}=true\n`,
      `{"cniVersion": "0.3.1", "name": "${name}", "type": "${name}", "${name}": {}}`,
    ]) {
      expect(() => read(text), text).not.toThrow()
    }
  },
)

const pieces = customerCases.flatMap(({ files }) => files.flatMap(({ text }) => text.split('\n')))

test('no mixture of what customers send makes it throw, and every place lies in the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 40 }),
      (lines) => {
        const text = lines.join('\n')
        const last = text.split(/\r\n|\n|\r/).length
        const { observations, findings, unread } = read(text)
        for (const { line = 1 } of [...observations, ...findings, ...unread]) {
          expect(line).toBeGreaterThan(0)
          expect(line).toBeLessThanOrEqual(last)
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('a secret is masked wherever it stands, with its place', () => {
  const token = 'abcdef.0123456789abcdef'
  const result = read(
    `kubelet.exe --max-pods=30 --bootstrap-token=${token} --hostname-override=${token}`,
  )
  expect(JSON.stringify(result)).not.toContain(token)
  expect(result.observations).toContainEqual(
    expect.objectContaining({ name: 'kubelet.flag.bootstrap-token', raw: '***', line: 1 }),
  )
})

test('two values that disagree show both places', () => {
  const { findings } = read('kubelet.exe --max-pods=30 --v=4\n\nkubelet.exe --max-pods=50 --v=4')
  expect(findings).toContainEqual(
    expect.objectContaining({
      id: 'values-disagree',
      line: 1,
      also: [expect.objectContaining({ line: 3 })],
      sources: [expect.any(String)],
    }),
  )
})

test('what depends on something that nobody said is a question, not a finding', () => {
  const { findings, questions } = read(
    'kubelet.exe --network-plugin=cni --cgroups-per-qos=false --enforce-node-allocatable=""',
  )
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(questions).toContainEqual(
    expect.objectContaining({
      ask: expect.stringMatching(/^Kubernetes version/),
      when: 'From 1.24 on',
    }),
  )
})
