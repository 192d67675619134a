import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    ...(process.env['CI']
      ? { reporters: ['default', 'json'], outputFile: { json: 'test-results/unit.json' } }
      : {}),
  },
})
