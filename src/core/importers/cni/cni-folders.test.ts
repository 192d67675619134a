import { expect, test } from 'vitest'
import { growthOf } from '../../testing/count-work.ts'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { cniFoldersIn } from './cni-folders.ts'

const read = (text: string) =>
  cniFoldersIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, line }) => [name, value, line],
  )

test.each([
  [
    'an operator of PowerShell',
    '$c = Get-Content config.toml\n$c = $c -replace "conf_dir = (.)*$", "conf_dir = `"c:/etc/cni/net.d`""\n$c -replace "bin_dir = (.)*$", "bin_dir = `"c:/opt/cni/bin`""',
    [
      ['containerd.cni.confDir', 'c:/etc/cni/net.d', 2],
      ['containerd.cni.binDir', 'c:/opt/cni/bin', 3],
    ],
  ],
  [
    'sed, with backslashes that TOML wants twice',
    String.raw`sed -i 's|conf_dir = .*|conf_dir = "C:\\k\\cni\\config"|' config.toml`,
    [['containerd.cni.confDir', String.raw`C:\k\cni\config`, 1]],
  ],
  [
    'the list of containerd 2',
    `# config.toml\nbin_dirs = ['C:\\k\\cni']`,
    [['containerd.cni.binDir', 'C:\\k\\cni', 2]],
  ],
  ['a variable', 'config.toml\nconf_dir = "$dir"', []],
  ['a folder of Linux', 'config.toml\nconf_dir = "/etc/cni/net.d"', []],
  ['another program', 'conf_dir = "C:\\app"', []],
])('%s', (_, text, expected) => expect(read(text)).toEqual(expected))

test.each([
  ['keys', (n: number) => `config.toml\n${'conf_dir = "C:\\'.repeat(n)}`],
  ['a long path', (n: number) => `config.toml\nconf_dir = "C:\\${'a'.repeat(n)}`],
])('work grows with the text alone: %s', (_, text) =>
  expect(growthOf((n) => read(text(n)), 1_000)).toBeLessThan(4.5),
)
