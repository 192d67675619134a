import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/** Diagnose by itself, as the app has it in a worker of its own. */
const scripts = ['engine-main', 'diagnose-main']

/**
 * Measures the engine as it is shipped, in scripts that Node runs by themselves: what loads TypeScript
 * for the tools gives each function its name anew at every call, which costs up to a third.
 */
export async function benchBuiltEngine(): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'windows-node-wizard-bench-'))
  try {
    for (const name of scripts) {
      await build({
        configFile: false,
        logLevel: 'error',
        build: {
          ssr: join(import.meta.dirname, `${name}.ts`),
          outDir,
          copyPublicDir: false,
          emptyOutDir: false,
          rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
        },
        ssr: { noExternal: true },
      })
      execFileSync(process.execPath, [join(outDir, `${name}.mjs`)], { stdio: 'inherit' })
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
