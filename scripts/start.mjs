#!/usr/bin/env node
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { prepareOrExit, root } from "./prepare.mjs";
import { dropEchoes } from "./signals.mjs";

await prepareOrExit({ build: true });
process.env.NODE_ENV ||= "production";
dropEchoes();
// In this same process: its signals, its exit code and its death are the product's own.
await import(pathToFileURL(join(root, "dist/server/main.server.js")).href);
