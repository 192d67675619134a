import { describe, expect, test } from 'vitest'
import { collectFor } from './collect.ts'
import { matchSymptoms } from './match.ts'

const findingsOf = (text: string) => matchSymptoms([{ file: 'a', text }], {})
const commandsFor = (text: string) => collectFor(findingsOf(text), {}).map(({ command }) => command)

describe('collectFor', () => {
  test('asks for the likeliest cause first', () => {
    const commands = commandsFor('failed to allocate for range 0: no IP addresses available')
    expect(commands[0]).toBe(
      'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName,IsRemoteEndpoint',
    )
  })

  test('asks for each command once, and says why', () => {
    const collected = collectFor(
      findingsOf(
        'The wrong diskette is in the drive\nError: The virtual switch was not found (0x803b0004)',
      ),
      {},
    )
    const commands = collected.map(({ command }) => command)
    expect(new Set(commands).size).toBe(commands.length)
    expect(commands).toContain('Get-HnsNetwork | Select Name,Type,Id,ManagementIP')
    for (const { why } of collected) expect(why).toMatch(/^To settle the cause, look for: .*\.$/)
  })

  test('asks nothing for information, nor what is no command', () => {
    expect(commandsFor('Unable to get cpu perf counter data')).toEqual([])
    expect(commandsFor('did nothing')).toEqual([])
  })

  test('leaves out causes that the setup excludes', () => {
    const findings = findingsOf('The wrong diskette is in the drive')
    const nicList = (commands: readonly { command: string }[]) =>
      commands.filter(({ command }) => command.includes('NicList')).length
    expect(nicList(collectFor(findings, {}))).toBe(1)
    expect(nicList(collectFor(findings, { windowsRelease: 'ltsc2022' }))).toBe(0)
  })
})
