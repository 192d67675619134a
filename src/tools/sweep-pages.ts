import { spawnSync } from 'node:child_process'

const runs = 10_000

/** Gives the built app hostile links, files and names, drawn anew each time; returns the exit code. */
export function sweepPages(): number {
  const seed = String(Date.now() % 2 ** 31)
  console.log(`${runs} hostile values of links, files and names, seed ${seed}`)
  const env = { ...process.env, HOSTILE_RUNS: String(runs), HOSTILE_SEED: seed }
  const npm = (...args: readonly string[]) =>
    spawnSync('npm', ['run', '-s', ...args], { env, stdio: 'inherit' }).status ?? 1
  return npm('build') || npm('test:e2e', '--', 'e2e/hostile.spec.ts')
}
