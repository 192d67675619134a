import { Gunzip, gzipSync, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { unzipped } from './gzip.ts'
import { isPacked, mostBytes, unpack, type BytesFile } from './unpack.ts'

const by = { unzipSync, Gunzip }
const texts = (...files: readonly BytesFile[]) => unpack(files, by)

interface Entry {
  readonly name: string
  readonly text?: string
  readonly kind?: string
  readonly prefix?: string
}

/** A tar archive of these entries. */
function tar(...entries: readonly Entry[]): Uint8Array {
  const parts = entries.map(({ name, text = '', kind = '0', prefix = '' }) => {
    const content = strToU8(text)
    const size = content.length
    const whole = new Uint8Array(512 + Math.ceil(size / 512) * 512)
    const put = (at: number, value: string) => whole.set(strToU8(value), at)
    put(0, name)
    put(124, `${size.toString(8).padStart(11, '0')} `)
    put(156, kind)
    put(257, 'ustar')
    put(345, prefix)
    whole.set(content, 512)
    return whole
  })
  const all = [...parts, new Uint8Array(1024)]
  return Uint8Array.from(all.flatMap((part) => [...part]))
}

const long = `${'folder/'.repeat(20)}kubelet.log`

describe('archives', () => {
  test.each<readonly [string, Uint8Array, readonly [string, string][]]>([
    ['a.log.gz', gzipSync(strToU8('E0101 x')), [['a.log', 'E0101 x']]],
    [
      'dump.tgz',
      gzipSync(tar({ name: './win-1/', kind: '5' }, { name: './win-1/cni.conf', text: '{}' })),
      [['win-1/cni.conf', '{}']],
    ],
    [
      'dump.tar',
      tar(
        { name: 'a.txt', text: 'a'.repeat(600) },
        { name: 'link', kind: '2' },
        { name: 'b', text: 'b' },
      ),
      [
        ['a.txt', 'a'.repeat(600)],
        ['b', 'b'],
      ],
    ],
    [
      'prefix.tar',
      tar({ name: 'kubelet.log', prefix: 'var/log', text: 'x' }),
      [['var/log/kubelet.log', 'x']],
    ],
    [
      'gnu.tar',
      tar(
        { name: '././@LongLink', kind: 'L', text: `${long}\0` },
        { name: long.slice(0, 100), text: 'x' },
      ),
      [[long, 'x']],
    ],
    [
      'pax.tar',
      tar(
        { name: 'PaxHeaders/a', kind: 'x', text: `${long.length + 10} path=${long}\n` },
        { name: long.slice(0, 100), text: 'x' },
        { name: 'next', text: 'y' },
      ),
      [
        [long, 'x'],
        ['next', 'y'],
      ],
    ],
    [
      'rotated.zip',
      zipSync({ 'kubelet.log.1.gz': gzipSync(strToU8('old')), 'kubelet.log': strToU8('new') }),
      [
        ['kubelet.log.1', 'old'],
        ['kubelet.log', 'new'],
      ],
    ],
    ['empty.zip', zipSync({}), []],
  ])('%s', (name, bytes, files) => {
    expect(isPacked({ name, bytes })).toBe(true)
    expect(texts({ name, bytes })).toEqual(files.map(([own, text]) => ({ name: own, text })))
  })

  test('of a tar archive that was cut off, what is whole', () =>
    expect(
      texts({
        name: 'a.tar',
        bytes: tar({ name: 'a', text: 'a' }, { name: 'b', text: 'b'.repeat(9000) }).subarray(
          0,
          4000,
        ),
      }),
    ).toEqual([{ name: 'a', text: 'a' }]))

  test('of a gzip file that was cut off, what is there', () => {
    const bytes = gzipSync(strToU8('a log')).subarray(0, -4)
    expect(texts({ name: 'a.gz', bytes })).toEqual([{ name: 'a', text: 'a log' }])
  })

  const damaged = Uint8Array.from([
    0x1f,
    0x8b,
    8,
    0,
    0,
    0,
    0,
    0,
    0,
    3,
    ...Array.from({ length: 40 }, () => 0xff),
  ])

  test('a damaged one is refused', () =>
    expect(texts({ name: 'a.gz', bytes: damaged })).toBe(
      'a.gz is a damaged gzip file: it could not be unpacked.',
    ))

  test('inside an archive it stays, for the report to name as unread', () =>
    expect(texts({ name: 'a.zip', bytes: zipSync({ 'a.gz': damaged }) })).toMatchObject([
      { name: 'a.gz' },
    ]))

  test('one that holds more than can be read is refused before all of it is unpacked', () => {
    const bomb = gzipSync(new Uint8Array(3 * mostBytes))
    expect(unzipped({ name: 'a.gz', bytes: bomb }, mostBytes, Gunzip).length).toBeLessThan(
      3 * mostBytes,
    )
    expect(texts({ name: 'a.gz', bytes: bomb })).toMatch(/^a\.gz holds more than 10\.0 MB/)
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`${i}.gz`, gzipSync(new Uint8Array(mostBytes - 10))]),
    )
    expect(texts({ name: 'a.zip', bytes: zipSync(many) })).toMatch(/^Unpacked that is 20\.0 MB/)
  })
})

test.each([
  ['a log', 'E0101 x'],
  ['a short text', ''],
])('%s is no archive', (_, text) =>
  expect(isPacked({ name: 'a', bytes: strToU8(text) })).toBe(false),
)
