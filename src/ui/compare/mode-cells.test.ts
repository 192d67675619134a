import { expect, test } from 'vitest'
import { initialChoices } from '../../core/plan.ts'
import { cellsOf } from './mode-cells.ts'

const cells = cellsOf({ ...initialChoices, kubernetesVersion: '1.30', windowsRelease: 'ltsc2022' })
const stateOf = (mode: string, cni: string) =>
  cells.find((cell) => cell.mode === mode && cell.cni === cni)?.state

test('every plugin has one cell for each mode', () => {
  expect(new Set(cells.map(({ mode, cni }) => `${mode} ${cni}`)).size).toBe(cells.length)
})

test('a cell is blocked, unknown, warned of or fine as its gravest finding has it', () => {
  expect(stateOf('overlay', 'win-bridge')).toBe('blocked')
  expect(stateOf('overlay', 'flannel')).toBe('warning')
  expect(stateOf('l2bridge', 'flannel')).toBe('ok')
  for (const { state, findings } of cells) {
    const has = (severity: string) => findings.some((finding) => finding.severity === severity)
    expect(state === 'blocked').toBe(has('error'))
    expect(state === 'unknown').toBe(!has('error') && has('unknown'))
    expect(state === 'warning').toBe(!has('error') && !has('unknown') && has('warning'))
  }
})

test('a cell tells only of its mode and its plugin', () => {
  for (const { findings } of cells) {
    for (const { decisions } of findings) {
      expect(decisions.some((id) => id === 'networkMode' || id === 'cni')).toBe(true)
    }
  }
})
