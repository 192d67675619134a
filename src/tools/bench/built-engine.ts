import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * Measures the engine as it is shipped, in one script that Node runs by itself: what loads TypeScript
 * for the tools gives each function its name anew at every call, which costs up to a third.
 */
export async function benchBuiltEngine(): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'windows-node-wizard-bench-'))
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: join(import.meta.dirname, 'engine-main.ts'),
        outDir,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
      },
      ssr: { noExternal: true },
    })
    execFileSync(process.execPath, [join(outDir, 'engine-main.mjs')], { stdio: 'inherit' })
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
