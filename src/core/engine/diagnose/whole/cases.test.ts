import { describe, expect, test } from 'vitest'
import { customerCases } from '../../../testing/cases/customer-cases.ts'
import { diagnose } from '../diagnose.ts'

describe.each(customerCases.map((one) => [one.id, one] as const))('%s', (_, one) => {
  const { observations, findings, unread } = diagnose(one.files)
  const grave = findings.filter(({ severity }) => severity === 'error' || severity === 'warning')

  test.each(one.facts.map((fact) => [fact[0][0], fact] as const))(
    'reads %s',
    (_, [names, value, file, line]) => {
      const there = observations.filter(
        (read) =>
          read.file === file &&
          Math.abs(read.line - line) <= 1 &&
          (names.includes(read.name) || (read.decision !== null && names.includes(read.decision))),
      )
      const parts = there.flatMap((read) => [String(read.value), read.raw]).map(plain)
      const wanted = plain(value)
      const isRead =
        parts.includes(wanted) || parts.some((part) => part !== '' && wanted.includes(part))
      expect({ parts, isRead }).toEqual({ parts, isRead: true })
    },
  )

  test.each(one.findings)('reports a fault as %s: %s in %s:%i', (severity, id, file, line) => {
    const places = grave
      .filter(
        (finding) => finding.id === id && (severity !== 'error' || finding.severity === 'error'),
      )
      .flatMap((finding) => [finding, ...(finding.also ?? [])])
      .map((place) => `${place.file}:${place.line}`)
    expect(places).toContain(`${file}:${line}`)
  })

  test('says what is wrong, and nothing that would be wrong to say', () => {
    const said = grave.map(({ message, remediation }) => `${message} ${remediation}`).join('\n')
    for (const text of one.texts ?? []) expect(said).toContain(text)
    for (const text of one.neverText ?? []) expect(said).not.toContain(text)
    if (one.noErrors) expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(unread).toEqual([])
  })
})

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/["'`]/g, '')
    .replaceAll('\\', '/')
    .replace(/^v(?=\d)/, '')
    .trim()
