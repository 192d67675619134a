import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['./vitest.setup.ts'],
    // What hangs ends, and what a busy machine of two cores does slowly does not.
    testTimeout: 180_000,
    // The core is pure, so its modules are loaded once for all files and not once for each.
    isolate: false,
    pool: 'threads',
    // Vitest leaves one core free for watching, half of a machine with two.
    maxWorkers: '100%',
    ...(process.env['CI']
      ? { reporters: ['default', 'json'], outputFile: { json: 'test-results/unit.json' } }
      : {}),
  },
})
