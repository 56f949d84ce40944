"""What the worker answers, request by request; `playground.browser` is the door to it and lists the requests.

A module is a group of requests, a function one of them. Each gets the `Desk`, which holds the game and knows what the
page already shows, and gives back an answer or raises `Trouble`.
"""
