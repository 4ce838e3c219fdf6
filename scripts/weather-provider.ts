import { openDemoProvider } from "#src/features/weather/test-weather.server.ts";

const provider = await openDemoProvider({ port: Number(process.argv[2] ?? 4010) });
process.stdout.write(`Made-up weather. Start the product with WEATHER_URL=${provider.url}\n`);
